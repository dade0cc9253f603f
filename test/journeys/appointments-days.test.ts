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
