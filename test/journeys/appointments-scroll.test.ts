import dayjs from 'dayjs';

import { setUpDesk } from '#test/support/browser/desk';
import { makeAppointment } from '#test/support/builders/clinic';

const desk = setUpDesk();

/** Longer than the table takes to put what it has drawn in order. */
const LONGER_THAN_REST_MS = 1_000;

/** Opens a list of so many appointments, with these names of patients. */
async function showAppointmentsOfTomorrow(count: number, nameOf: (id: number) => string): Promise<void> {
  const date = dayjs().add(1, 'day').format('YYYY-MM-DD');
  const list = Array.from({ length: count }, (_, id) =>
    makeAppointment({ id, date, user_id: id, local_user: { user_id: id, name: nameOf(id) } }),
  );
  await desk.page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json: list }));
  await desk.signIn();
  await desk.page.getByText(/^Updated /).waitFor();
}

/** Stops the clock, scrolls the list by 2,000 pixels in steps of so many, and tells whether its rows pass. */
async function scrollInSteps(pixels: number): Promise<boolean> {
  await desk.stopClock();
  const table = desk.page.getByRole('table');
  await table.hover();
  return table.evaluate(async (scroller, step) => {
    for (let top = step; top <= 2000; top += step) {
      const scrolled = new Promise((done) => scroller.addEventListener('scroll', done, { once: true }));
      scroller.scrollTop = top;
      await scrolled;
    }
    return scroller.querySelector('[data-passing]') !== null;
  }, pixels);
}

/** Presses the row in the middle of the list, at a share of its width from where lines begin; returns its index. */
async function pressInMiddle(share: number, milliseconds: number): Promise<string | undefined> {
  const { page } = desk;
  const { x, y, width, height } = (await page.getByRole('table').boundingBox())!;
  const isMirrored = await page.evaluate(() => document.dir === 'rtl');
  const at = { left: x + width * (isMirrored ? 1 - share : share), top: y + height / 2 };
  await page.mouse.move(at.left, at.top);
  const index = await page.evaluate(
    ({ left, top }) => document.elementFromPoint(left, top)?.closest<HTMLElement>('[data-index]')?.dataset.index,
    at,
  );
  await page.mouse.down();
  await page.clock.fastForward(milliseconds);
  await page.mouse.up();
  return index;
}

describe('the scrolled appointment list', () => {
  it('shows what is searched for from the first row, and has and prints a short list as a whole', async () => {
    await desk.signIn('?period=past');
    const { page } = desk;
    const table = page.getByRole('table');
    await page.getByText(/^Updated /).waitFor();
    await table.evaluate((list) => {
      list.scrollTop = list.scrollHeight;
    });
    // A short list is drawn whole: its first row is above the table, not out of the page.
    await page.waitForFunction(() => {
      const [row, table] = [document.querySelector('[data-index="0"]'), document.querySelector('[role="table"]')];
      return !row || row.getBoundingClientRect().bottom < (table?.getBoundingClientRect().top ?? 0);
    });
    await page.getByPlaceholder('search by patient, doctor, location').fill('a');

    await page.locator('[data-index="0"]').click({ trial: true });
    expect(await table.evaluate(({ scrollTop }) => scrollTop)).toBe(0);

    await desk.goTo('?period=past');
    await page.locator('mark').first().waitFor({ state: 'detached' });
    const count = Number(await table.getAttribute('aria-rowcount')) - 1;
    expect(count).toBeLessThanOrEqual(200);
    await page.locator(`[data-index="${count - 1}"]`).waitFor();
    expect(await page.locator('[data-index]').count()).toBe(count);
    const tools = page.locator('[data-off-paper]').filter({ visible: true });
    expect(await tools.count()).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });

    expect(await tools.count()).toBe(0);
    expect(await table.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThanOrEqual(count * 44);
  });

  it('keeps what is in view in its place when a row above it is no longer open', async () => {
    await desk.signIn('?period=past');
    const { page } = desk;
    await page.getByText(/^Updated /).waitFor();
    await page.locator('[data-index="1"] button').click();
    await page.getByText('Location Details').waitFor();
    const scrollTo = (offset: number) =>
      page.getByRole('table').evaluate((table, top) => {
        table.scrollTop = top;
      }, offset);
    const place = (index: number) =>
      page.locator(`[data-index="${index}"]`).evaluate((row) => row.getBoundingClientRect().top);
    await scrollTo(1500);
    await page.locator('[data-index="35"] button').click();
    await page.locator('[data-index="35"] [aria-colspan]').waitFor();
    // The row that was open is one of those just above the view.
    await scrollTo(500);
    const before = await place(9);
    await page.getByRole('table').evaluate((table) => {
      table.scrollTop -= 100;
    });
    expect(Math.abs((await place(9)) - before - 100)).toBeLessThan(1);
  });

  it.each([
    ['the list comes to rest', 100, false],
    ['rows pass that show their texts alone', 1000, true],
  ])('opens the row that is pressed while %s', async (_, pixels, isPassing) => {
    await desk.signIn('?period=past');
    await desk.page.getByText(/^Updated /).waitFor();
    expect(await scrollInSteps(pixels)).toBe(isPassing);
    const index = await pressInMiddle(0.5, LONGER_THAN_REST_MS);

    await desk.page.locator(`[data-index="${index}"][data-open]`).waitFor();
  });

  it('chooses the row whose box is pressed while rows pass that show their texts alone', async () => {
    await showAppointmentsOfTomorrow(300, () => 'Omar Aziz');
    expect(await scrollInSteps(1000)).toBe(true);
    const index = await pressInMiddle(0.02, 0);

    await desk.page.locator(`[data-index="${index}"][data-chosen]`).waitFor();
    expect(await desk.page.locator('[data-open]').count()).toBe(0);
  });

  it('cuts off only what has no room while rows move, and all cells once they rest', async () => {
    const { page } = desk;
    await showAppointmentsOfTomorrow(300, (id) => (id % 3 === 0 ? 'Abdulrahman '.repeat(9) : 'Omar Aziz'));
    await page.getByRole('table').hover();
    const watched = await page.getByRole('table').evaluateHandle((table) => {
      const isUncut = (cell: Element) => getComputedStyle(cell).overflowX === 'visible';
      const look = () => {
        const uncut = [...table.querySelectorAll('[aria-rowindex] > [role="cell"]')].filter(isUncut);
        const long = uncut.filter(({ textContent }) => textContent.includes('Abdulrahman'));
        return { uncut: uncut.length, long: long.length };
      };
      const moving: ReturnType<typeof look>[] = [];
      table.addEventListener('scroll', () => moving.push(look()));
      return moving;
    });
    for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => document.querySelector('[role="table"]')?.scrollTop === 2000);
    const moving = await watched.jsonValue();

    expect(Math.max(...moving.map(({ uncut }) => uncut))).toBeGreaterThan(0);
    expect(Math.max(...moving.map(({ long }) => long))).toBe(0);
    await page.waitForFunction(() => !document.querySelector('[data-whole]'));
  });

  it('is round around the list and the board and not in them, for what is round and scrolls loses frames', async () => {
    await desk.signIn('?period=past');
    for (const [place, role] of [
      ['?period=past', 'table'],
      ['?view=board', 'grid'],
    ] as const) {
      await desk.goTo(place);
      const roundCorners = await desk.page.getByRole(role).evaluate((scroller) => {
        const around: Element[] = [];
        for (let one: Element | null = scroller; one; one = one.parentElement) around.push(one);
        const corners = around.map((one) => getComputedStyle(one)).filter(({ borderRadius }) => borderRadius !== '0px');
        return corners.map(({ overflow }) => overflow);
      });

      expect({ place, roundCorners }).toEqual({ place, roundCorners: ['visible'] });
    }
  });
});
