import dayjs from 'dayjs';

import { setUpDesk } from '#test/support/browser/desk';
import { makeAppointment } from '#test/support/builders/clinic';

const desk = setUpDesk();

/** So many appointments of today, of tomorrow, and of a week later. */
const COUNTS = [
  { days: 0, count: 20 },
  { days: 1, count: 100 },
  { days: 8, count: 180 },
];

async function showList(): Promise<void> {
  const dates = COUNTS.flatMap(({ days, count }) =>
    Array.from({ length: count }, () => dayjs().add(days, 'day').format('YYYY-MM-DD')),
  );
  const json = dates.map((date, id) =>
    makeAppointment({ id, date, user_id: id, local_user: { user_id: id, name: `Omar Aziz ${id}` } }),
  );
  await desk.page.setViewportSize({ width: 1440, height: 900 });
  await desk.page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json }));
  await desk.signIn();
  await desk.page.getByText(/^Updated /).waitFor();
}

/** Waits until the head at the top of the rows counts so many. */
async function headAtTop(count: number): Promise<void> {
  await desk.page.waitForFunction((wanted) => {
    const table = document.querySelector('[role="table"]');
    const start = table?.querySelector('[role="rowgroup"]')?.getBoundingClientRect();
    const there = start && document.elementFromPoint(start.x + start.width / 2, start.bottom + 2);
    return there?.closest('[data-group-head]')?.textContent.endsWith(` · ${wanted}`);
  }, count);
}

/** Waits until the focus is in a row that neither the head of the table nor that of a day covers, even in part. */
async function rowIsWhole(index: number): Promise<void> {
  await desk.page.waitForFunction((wanted) => {
    const row = document.activeElement?.closest<HTMLElement>('[aria-rowindex]');
    const line = row?.closest<HTMLElement>('[data-index]');
    if (!row || line?.dataset.index !== String(wanted)) return false;
    const { x, y, width, bottom } = row.getBoundingClientRect();
    return [y + 2, bottom - 3].every((at) => line.contains(document.elementFromPoint(x + width / 2, at)));
  }, index);
}

it('has the days under heads, of which that in view stays at the top, by wheel and by keys', async () => {
  await showList();
  const { page } = desk;
  await headAtTop(20);
  const name = page.locator('[data-index="0"] [aria-expanded] > span[dir]');
  expect((await name.boundingBox())!.y).toBeLessThanOrEqual(170);
  await desk.expectAccessible();

  await page.getByRole('table').hover();
  await page.mouse.wheel(0, 40 * 45);
  await headAtTop(100);
  await page.mouse.wheel(0, -100 * 45);
  await headAtTop(20);

  await page.locator('[data-index="0"] button').first().focus();
  await page.keyboard.press('End');
  await rowIsWhole(299);
  await headAtTop(180);
  for (let index = 298; index >= 270; index -= 1) await page.keyboard.press('ArrowUp');
  await rowIsWhole(270);
  await page.keyboard.press('Home');
  await rowIsWhole(0);
  await headAtTop(20);
});

it('has no heads where the rows are sorted, and counts in them what a search found', async () => {
  await showList();
  const { page } = desk;
  await page.getByPlaceholder('search by patient, doctor, location').fill('Aziz 1');
  await headAtTop(11);

  await page.getByRole('columnheader', { name: 'Patient' }).getByRole('button').click();
  await page.locator('[data-group-head]').first().waitFor({ state: 'detached' });
});

it('has heads on paper and in forced colours', async () => {
  await showList();
  const { page } = desk;
  await page.emulateMedia({ forcedColors: 'active' });
  await headAtTop(20);
  const line = await page
    .locator('[data-group-head]')
    .first()
    .evaluate((head) => getComputedStyle(head).borderBottomWidth);
  expect(line).toBe('1px');

  await page.emulateMedia({ media: 'print', forcedColors: null });
  await page.locator('[data-group-head]').first().waitFor({ state: 'hidden' });
  expect(await page.locator('aside').isVisible()).toBe(false);
  const printed = await page
    .locator('[data-index="0"]')
    .evaluate((row) => ({ head: row.getAttribute('data-head'), content: getComputedStyle(row, '::before').content }));
  expect([JSON.stringify(printed.head), 'attr(data-head)']).toContain(printed.content);
});

/** Waits until the first row below the head of the day, and the one right before the line of the moment, are these. */
async function opensWith(first: number, lastBegun: number | null): Promise<void> {
  await desk.page.waitForFunction(
    ([wanted, begun]) => {
      const head = document.querySelector('[data-group-head]')?.getBoundingClientRect();
      const rowAt = (x: number, y: number) => {
        const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-index]');
        return row ? Number(row.dataset.index) : null;
      };
      if (!head || rowAt(head.x + head.width / 2, head.bottom + 20) !== wanted) return false;
      const line = [...document.querySelectorAll('[aria-hidden] > span')].find(({ textContent }) =>
        /\d\d:\d\d$/.test(textContent),
      );
      const place = line?.parentElement?.getBoundingClientRect();
      return (place ? rowAt(place.x + place.width / 2, place.y - 5) : null) === begun;
    },
    [first, lastBegun] as const,
  );
}

it('opens with the first visit of the day that is not over, and leads to the earlier ones and back', async () => {
  const { page } = desk;
  const date = dayjs().format('YYYY-MM-DD');
  const from = dayjs(`${date}T09:00`);
  // Two at a time, every twenty minutes until 21:40.
  const json = Array.from({ length: 76 }, (_, id) => {
    const start = from.add(Math.floor(id / 2) * 20, 'minute');
    const times = { start_time: start.format('HH:mm:ss'), end_time: start.add(20, 'minute').format('HH:mm:ss') };
    return makeAppointment({ id, user_id: id, local_user: { user_id: id, name: `Omar Aziz ${id}` }, date, ...times });
  });
  await page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json }));
  // Playwright would scroll first, to what stays at the top anyway.
  const press = async (text: string) => {
    const { x, y, width, height } = (await page.getByText(text, { exact: true }).boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  const at = async (time: string, check: () => Promise<void>) => {
    await page.clock.install({ time: dayjs(`${date}T${time}`).toDate() });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await desk.signIn();
      await page.getByText(/^Updated /).waitFor();
      await check();
    }
  };
  // Later times come first: a desk that was not used since an earlier one is locked.
  await at('19:30', async () => {
    await press('62 earlier today');
    await opensWith(0, null);
    await press('Now');
    await page.getByText('62 earlier today').waitFor();
    await page.locator('[data-index="64"] [aria-expanded]').focus();
    await page.keyboard.press('Home');
    await opensWith(0, null);
    await page.keyboard.press('n');
    await page.locator('[data-index="62"] [aria-expanded]:focus').waitFor();
    await desk.expectAccessible('inColours');
  });
  await at('13:00', () => opensWith(24, 23));
  await at('08:00', () => opensWith(0, null));
});
