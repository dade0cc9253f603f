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

/** The contrast of a mark, as WCAG 2.2 computes it. */
function contrastOf(mark: Element): number {
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
}

const ROWS = '[data-key] > [aria-rowindex]';

it('marks every word of a search in the appointments, also in rows that come into view, and nothing else', async () => {
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

  // The details and the statuses are not searched.
  await search.fill('al');
  await expectMarks({ rows: ROWS, words: ['al'] });
  for (const theme of ['light', 'dark'] as const) {
    await desk.inTheme(theme);
    expect(await page.locator('mark').first().evaluate(contrastOf)).toBeGreaterThan(4.5);
  }
  await page.locator(ROWS).first().getByRole('button').first().click();
  await page.getByText('Location Details').waitFor();
  expect(await page.locator('[aria-colspan] mark, [data-tone] mark').count()).toBe(0);
  expect(await page.locator(`${ROWS} mark`).count()).toBeGreaterThan(0);
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

it('marks what a search in the other sections has found, in the directory however a name is joined', async () => {
  const directory = 'main section button:has(.name)';
  await desk.signIn('?section=manage-providers');
  for (const [section, typed, wanted] of [
    ['manage-providers', 'obrien', { rows: directory, words: ["o'brien"] }],
    ['manage-providers', 'noor', { rows: directory, words: ['noor'] }],
    ['availabilities', 'noor', { rows: 'main ul > li', words: ['noor'] }],
  ] as const) {
    await desk.goTo(`?section=${section}`);
    await desk.page.getByRole('textbox').first().fill(typed);
    await desk.page.getByRole('button', { name: 'Search', exact: true }).click();
    await expectMarks(wanted);
  }
  for (const [tab, rows] of [
    ['subcategories', 'main [role="row"][data-id]'],
    ['labPackages', 'main ul > li'],
  ] as const) {
    await desk.goTo(`?section=home-services&tab=${tab}`);
    await desk.page.getByRole('textbox', { name: 'Search' }).fill('e a');
    await expectMarks({ rows, words: ['e', 'a'] });
  }
});
