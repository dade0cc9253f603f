import type { Locator } from 'playwright-core';

import { listAppointments, type Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

const sorter = (name: string) => desk.page.getByRole('columnheader', { name }).getByRole('button');
const sorted = (how: string) => desk.page.locator(`[role="columnheader"][aria-sort="${how}"]`).waitFor();
const params = () => new URL(desk.page.url()).searchParams;
const rowsAreThere = () => desk.page.locator('[data-key] > [aria-rowindex]').first().waitFor();
const toolsAreThere = () => desk.page.getByRole('button', { name: 'Views, columns, export' }).waitFor();

/** Opens the menu of the list, and chooses a line of it. */
async function choose(line: string, page = desk.page): Promise<void> {
  await page.getByRole('button', { name: 'Views, columns, export' }).click();
  await page.getByRole('menuitem', { name: line, exact: true }).click();
}

const heads = () => desk.page.getByRole('columnheader').evaluateAll((all) => all.map(({ textContent }) => textContent));

/** The texts of a column in the order in which the rows are seen. */
const column = (place: number) =>
  desk.page
    .locator('[data-key]')
    .evaluateAll(
      (rows, at) =>
        [...rows]
          .sort((one, other) => Number(one.getAttribute('data-index')) - Number(other.getAttribute('data-index')))
          .map((row) => row.querySelector('[aria-rowindex]')?.children[at]?.textContent ?? ''),
      place,
    );

it('sorts by the head of a column, up, down and not at all, which a reload keeps', async () => {
  await desk.signIn('?status=pending');
  await rowsAreThere();
  const asTheyCame = await column(3);
  await sorter('Time').click();
  await sorted('ascending');
  const times = await column(3);
  expect(times).toEqual([...times].sort());

  await sorter('Time').click();
  await sorted('descending');
  await desk.page.reload();
  await sorted('descending');
  await rowsAreThere();
  const downwards = await column(3);
  expect(downwards).toEqual([...downwards].sort().reverse());
  expect(params().get('sort')).toBe('-time');

  await sorter('Time').click();
  await desk.page.locator('[aria-sort="descending"]').waitFor({ state: 'detached' });
  expect((await column(3)).slice(0, 10)).toEqual(asTheyCame.slice(0, 10));
});

it('narrows by doctor and by a date as the page shows it, says so in chips, and clears all of it', async () => {
  await desk.signIn();
  const { page } = desk;
  const { body } = await desk.backend.call(listAppointments);
  const today = new Date().toISOString().slice(0, 10);
  const upcoming = body.filter(({ date, local_doctor }: Appointment) => date > today && local_doctor?.name);
  const { name } = upcoming[0]!.local_doctor!;
  const date = upcoming[0]!.date;
  await toolsAreThere();

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Doctor' }).fill(name!);
  await page.keyboard.press('Enter');
  const copied = await page.locator(`time[datetime="${date}"]`).first().innerText();
  await page.getByLabel('From', { exact: true }).fill(copied);
  await page.getByLabel('To', { exact: true }).fill('31/9');
  await page.getByText('This is no date. Try 2026-11-21 or 21 Nov.').waitFor();
  await desk.expectAccessible();
  await page.getByLabel('To', { exact: true }).fill(copied);
  await desk.expectAccessible();
  await page.keyboard.press('Escape');
  const chips = page.getByRole('group', { name: 'Filters' }).getByRole('button');
  await chips.nth(3).waitFor();
  const wanted = upcoming.filter((one: Appointment) => one.date === date && one.local_doctor?.name === name);
  expect(new Set(await column(1))).toEqual(new Set([desk.doctor(name!)]));
  expect(await column(1)).toHaveLength(wanted.length);
  await desk.expectAccessible();

  await page.reload();
  await chips.nth(3).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await chips.first().waitFor({ state: 'detached' });
  await page.waitForURL((url) => !url.searchParams.has('doctor'));
});

it('lays the columns out by dragging and by keyboard, and remembers it on the device', async () => {
  await desk.signIn();
  const { page } = desk;
  await rowsAreThere();
  await toolsAreThere();
  await dragEdge();
  await sorter('Patient').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const width = () => page.getByRole('columnheader').first().boundingBox();
  const before = (await width())!.width;
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press(`Shift+${desk.called('ArrowRight', 'ArrowLeft')}`);
  }
  expect((await width())!.width).toBeCloseTo(before + 48, -1);

  await choose('Columns');
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Created' }).press('Space');
  await panel.getByRole('button', { name: 'Move Created up' }).press('Enter');
  await desk.expectAccessible();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  const laidOut = await heads();
  expect(laidOut).toHaveLength(8);
  expect(laidOut[6]).toEqual(desk.says('Created'));

  await page.reload();
  await rowsAreThere();
  expect(await heads()).toEqual(laidOut);
  expect((await width())!.width).toBeCloseTo(before + 48, -1);
});

/** Widens a column by dragging its edge, and gives it back its usual width. */
async function dragEdge(): Promise<void> {
  const { page } = desk;
  const head = page.getByRole('columnheader', { name: 'Patient' });
  const width = async () => Math.round((await head.boundingBox())!.width);
  const usual = await width();
  const edge = head.locator('> [aria-hidden]');
  const onwards = await page.evaluate(() => (document.dir === 'rtl' ? -1 : 1));
  const { x, y } = (await edge.boundingBox())!;
  await page.mouse.move(x + 2, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 2 + 60 * onwards, y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await width()).toBe(usual + 60);

  await page.mouse.move(700, 500);
  expect(await width()).toBe(usual + 60);
  await edge.dblclick();
  // What its cells take by then, which may be more than those took that were drawn first.
  expect(Math.abs((await width()) - usual)).toBeLessThan(20);
}

it('keeps a view under a name, in all tabs and without what is searched for', async () => {
  await desk.signIn('?status=pending&sort=-date');
  const { page } = desk;
  await rowsAreThere();
  await toolsAreThere();
  const other = await desk.newTab();
  await other.goto(desk.url);
  await other.getByRole('button', { name: 'Views, columns, export' }).waitFor();
  await page.getByRole('textbox', { name: 'search by patient, doctor, location' }).fill('a');
  await choose('Save view');
  await page.getByRole('dialog').getByLabel('Name').fill('Front desk');
  await desk.expectAccessible();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Views, columns, export' }).click();
  await other.getByRole('menuitem', { name: 'Front desk', exact: true }).waitFor();
  await other.close();

  await page.goto(desk.url);
  await rowsAreThere();
  await toolsAreThere();
  await page.getByRole('button', { name: 'Views, columns, export' }).click();
  await page.getByRole('menuitem', { name: 'Delete Front desk' }).waitFor();
  await desk.expectAccessible();
  await page.getByRole('menuitem', { name: 'Front desk', exact: true }).click();
  await sorted('descending');
  await page.waitForURL((url) => url.searchParams.get('status') === 'pending');
  expect([params().get('sort'), params().get('q')]).toEqual(['-date', null]);

  await choose('Delete Front desk');
  await desk.answer('Delete');
  await page.getByRole('button', { name: 'Views, columns, export' }).click();
  await page.getByRole('menuitem', { name: 'Columns' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Front desk' }).count()).toBe(0);
});

const heightOf = async (rows: Locator) => (await rows.boundingBox())!.height;
const title = () => desk.page.locator('main header');
const tools = () => desk.page.getByRole('search').locator('..');

/** All tools stand in one row, and so do the title and what stands beside it. */
async function expectOneRow(): Promise<void> {
  expect(await heightOf(tools())).toBeLessThan(45);
  expect(await heightOf(title())).toBeLessThan(45);
}

it('has all tools in one row, from 1024 pixels on, and the first name near the top', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.signIn();
  await rowsAreThere();
  await toolsAreThere();
  await expectOneRow();
  const name = page.locator('[data-index="0"] [aria-expanded] > span[dir]');
  expect((await name.boundingBox())!.y).toBeLessThanOrEqual(170);

  for (const [filter, rows] of [
    ['Doctor', 2],
    ['Location', 3],
  ] as const) {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('combobox', { name: filter }).press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: filter }).waitFor();
    expect((await heightOf(title())) + (await heightOf(tools()))).toBeLessThan(rows * 45);
  }
  await page.getByRole('button', { name: 'Clear filters' }).click();

  for (const width of [1024, 1093, 1210, 1240, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await expectOneRow();
    await page
      .getByText(/^[\d,]+ appointments/)
      .first()
      .waitFor();
  }
  for (const [width, query] of [
    [1024, '?view=board'],
    [1240, '?view=board'],
    [1440, '?view=board'],
    [1440, '?view=board&span=week'],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await desk.open(query);
    await page.getByRole('button', { name: 'First free' }).waitFor();
    await expectOneRow();
    expect(await page.getByLabel('From', { exact: true }).count()).toBe(0);
  }
});

/** A move of something on the page, which no press has caused. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

it.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('moves no row when the tools of the list come at %i x %i', async (width, height) => {
  const { page } = desk;
  await page.setViewportSize({ width, height });
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] });
    new PerformanceObserver((list) => {
      const sources = (list.getEntries() as LayoutShift[]).flatMap((entry) => entry.sources);
      const { moved } = window as unknown as { moved: string[] };
      moved.push(...sources.map(({ node }) => (node instanceof Element && node.getAttribute('role')) || ''));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await desk.signIn('?status=pending');
  await rowsAreThere();
  await toolsAreThere();
  // A shift is told with the next picture.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));

  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).not.toContain('table');
});
