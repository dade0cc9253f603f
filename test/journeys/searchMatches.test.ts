import dayjs from 'dayjs';

import { setUpDesk } from '#test/support/browser/desk';
import { makeAppointment } from '#test/support/builders/clinic';

const desk = setUpDesk();

interface Wanted {
  /** Selects the rows or cards of which each must have a mark. */
  rows: string;
  /** What must be marked in each of them, in lower case, and nothing else. */
  words: readonly string[];
}

/** The marks of the page judged against what is wanted: what is wrong with them, empty when all is well. */
function faultsOfMarks({ rows, words }: Wanted): string[] {
  const marks = [...document.querySelectorAll('mark')].map((mark) => ({ mark, text: mark.textContent.toLowerCase() }));
  const all = [...document.querySelectorAll<HTMLElement>(rows)];
  // Words that touch have one mark.
  const isWanted = (text: string) => new RegExp(`^(${words.join('|')})+$`).test(text);
  const lacks = (row: Element) =>
    words.filter((word) => !marks.some(({ mark, text }) => text.includes(word) && row.contains(mark)));
  return [
    ...(all.length === 0 ? ['nothing was found'] : []),
    ...marks.filter(({ text }) => !isWanted(text)).map(({ text }) => `${text} is marked`),
    ...all.flatMap((row) => lacks(row).map((word) => `${word} is not marked in ${row.innerText}`)),
  ];
}

/** Waits until the marks are as wanted, as they are some moments after the rows; fails with what is wrong. */
async function expectMarks(wanted: Wanted): Promise<void> {
  const until = Date.now() + 10_000;
  let faults = await desk.page.evaluate(faultsOfMarks, wanted);
  while (faults.length > 0 && Date.now() < until) faults = await desk.page.evaluate(faultsOfMarks, wanted);
  expect(faults).toEqual([]);
}

const ROWS = '[data-key] > [aria-rowindex]';

it('marks every word of a search in the appointments, also in rows that come into view', async () => {
  await desk.signIn();
  const { page } = desk;
  await page.getByText(/^Updated /).waitFor();
  const search = page.getByPlaceholder('search by patient, doctor, location');
  await search.fill('AL  a');
  await expectMarks({ rows: ROWS, words: ['al', 'a'] });

  const count = await page.getByRole('table').evaluate((table) => {
    table.scrollTop = table.scrollHeight;
    return Number(table.getAttribute('aria-rowcount')) - 1;
  });
  await page.locator(`[data-index="${count - 1}"]`).waitFor();
  await expectMarks({ rows: ROWS, words: ['al', 'a'] });

  const unknown = desk.called('unknown patient', 'مريض غير معروف');
  await search.fill(unknown);
  await expectMarks({ rows: ROWS, words: unknown.split(' ') });
  await search.fill('');
  await page.locator('mark').first().waitFor({ state: 'detached' });
});

it('finds names however they are joined and phones however they are grouped, in the list and its filters', async () => {
  const { page } = desk;
  const visit = (id: number, patient: string, doctor: string, phone: string) =>
    makeAppointment({
      ...{ id, user_id: id, doctor_id: id, date: dayjs().add(1, 'day').format('YYYY-MM-DD') },
      local_user: { user_id: id, name: patient },
      local_doctor: { doctor_id: id, name: doctor, phone_number: phone },
    });
  const list = [
    visit(1, 'Noura Al-Hashimi', 'Dr. Omar Anas', '+971529876543'),
    visit(2, 'عبد الرحيم الهاشمي', 'Prof. Huda D’Mello', '04 333 4455 / 052 111 2233'),
    visit(3, ' \u200f', 'Zayd Karam', '800 5678'),
  ];
  await page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json: list }));
  await desk.signIn();
  await page.getByText(/^Updated /).waitFor();
  const search = page.getByPlaceholder('search by patient, doctor, location');
  const rows = page.locator(ROWS);
  for (const [typed, count, marked] of [
    ['alhashimi NOURA', 1, ['noura', 'al-hashimi']],
    ['عبدالرحيم', 1, ['عبد الرحيم']],
    ['dmello huda', 1, ['huda', 'd’mello']],
    ['٠٥٢ ٩٨٧ ٦٥٤٣', 1, ['52 987 6543']],
    ['+971 4333', 1, ['4 333']],
    ['rana', 0, []],
  ] as const) {
    await search.fill(typed);
    await rows.nth(count).waitFor({ state: 'detached' });
    if (count > 0) await expectMarks({ rows: ROWS, words: marked });
  }
  await search.fill(desk.called('unknown patient', 'مريض غير معروف'));
  await page.getByRole('cell', { name: desk.doctor('Zayd Karam'), exact: true }).waitFor();
  expect(await page.getByRole('link', { name: '800 5678' }).getAttribute('href')).toBe('tel:+9718005678');
  await search.fill('');

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('combobox', { name: 'Doctor' });
  await filter.fill('mello huda');
  await page.getByRole('option', { name: 'Prof. Huda D’Mello' }).waitFor();
  await filter.fill('rana');
  await page.getByRole('option').waitFor({ state: 'detached' });
});

it('finds in the directory however a name is joined', async () => {
  await desk.signIn('?section=manage-providers');
  await desk.page.getByRole('textbox').first().fill('obrien');
  await desk.page.getByRole('button', { name: 'Search', exact: true }).click();

  await expectMarks({ rows: 'main section button:has(.name)', words: ["o'brien"] });
});

it('leaves the details and the statuses of appointments unmarked, for the search does not look into them', async () => {
  await desk.signIn();
  const { page } = desk;
  await page.getByText(/^Updated /).waitFor();
  await page.getByPlaceholder('search by patient, doctor, location').fill('al');
  await expectMarks({ rows: ROWS, words: ['al'] });
  await page.locator(ROWS).first().getByRole('button').first().click();
  await page.getByText('Location Details').waitFor();

  expect(await page.locator('[aria-colspan] mark, [data-tone] mark').count()).toBe(0);
  expect(await page.locator(`${ROWS} mark`).count()).toBeGreaterThan(0);
});

it.each([
  ['Provider Availability', 'availabilities', 'main ul > li'],
  ['Manage Providers', 'manage-providers', 'main section button:has(.name)'],
])('marks what a search in %s has found', async (_, section, rows) => {
  await desk.signIn(`?section=${section}`);
  await desk.page.getByRole('textbox').first().fill('noor');
  await desk.page.getByRole('button', { name: 'Search', exact: true }).click();

  await expectMarks({ rows, words: ['noor'] });
});

it.each([
  ['subcategories', 'main [role="row"][data-id]'],
  ['labPackages', 'main ul > li'],
])('marks what a search in the %s of Home Services has found', async (tab, rows) => {
  await desk.signIn(`?section=home-services&tab=${tab}`);
  await desk.page.getByRole('textbox', { name: 'Search' }).fill('e a');

  await expectMarks({ rows, words: ['e', 'a'] });
});

it.each(['light', 'dark'] as const)('a mark can be read in the %s theme', async (colorScheme) => {
  await desk.page.emulateMedia({ colorScheme });
  await desk.signIn();
  await desk.page.getByPlaceholder('search by patient, doctor, location').fill('al');

  const contrast = await desk.page
    .locator('mark')
    .first()
    .evaluate((mark) => {
      const { color, backgroundColor } = getComputedStyle(mark);
      const luminance = (text: string) => {
        const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map((channel) => {
          const share = Number(channel) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [dark = 0, bright = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    });
  expect(contrast).toBeGreaterThan(4.5);
});
