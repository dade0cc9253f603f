import dayjs from 'dayjs';
import type { Page } from 'playwright-core';

import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import { setUpDesk } from '#test/support/browser/desk';
import { overlap } from '#test/support/browser/overlap';
import { closePrintDialog, holdPrintDialog } from '#test/support/browser/printDialog';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const desk = setUpDesk();

/** A Monday to come, so that no time of it is over, and every day of its week is. */
const day = dayjs().add(2, 'week').startOf('week').add(1, 'day').format('YYYY-MM-DD');
const dayAfter = dayjs(day).add(1, 'day').format('YYYY-MM-DD');

const layla = { user_id: 1, local_user: { user_id: 1, name: 'Layla Haddad' } };
const omar = { user_id: 2, local_user: { user_id: 2, name: 'Omar Saleh' } };
const aisha = { doctor_id: 21, local_doctor: { doctor_id: 21, name: 'Dr. Aisha Rahman' } };
const badr = { doctor_id: 22, local_doctor: { doctor_id: 22, name: 'Dr. Badr Aziz' } };

/** Two doctors of a day; of the first two visits overlap, and one has no place. */
const clinic = [
  makeAppointment({ id: 1, date: day, ...layla, ...aisha }),
  makeAppointment({ id: 2, date: day, start_time: '09:10:00', end_time: '09:30:00', ...omar, ...aisha }),
  makeAppointment({
    id: 3,
    date: day,
    start_time: '10:00:00',
    end_time: '10:20:00',
    status: 'pending',
    ...omar,
    ...badr,
  }),
  makeAppointment({ id: 4, date: day, end_time: '08:00:00', ...omar, ...badr }),
  makeAppointment({ id: 5, date: dayAfter, status: 'rejected', ...layla, ...badr }),
];

/** Has the services answer this list, and these opening hours of every doctor. */
async function answerWith(
  list: readonly Appointment[],
  hours: readonly Availability[],
  tab = desk.page,
): Promise<void> {
  const answering = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });
  await tab.route('**/appointment-service/appointments/', (route) => route.fulfill(answering(list)));
  await tab.route(/availabilities\//, (route) => route.fulfill(answering(hours)));
}

const board = () => desk.page.getByRole('grid');
const block = (name: string) => board().getByRole('button', { name });
const isFocused = (element: Element) => element === document.activeElement;
const focused = () => desk.page.evaluate(() => document.activeElement?.textContent ?? '');

beforeEach(async () => {
  await answerWith(clinic, [makeAvailability({ date: day, available_from: '09:00:00', available_to: '12:00:00' })]);
});

it('shows the day of all doctors, and the details and actions of a block, by mouse', async () => {
  await desk.signIn();
  const { page } = desk;
  await page.getByRole('button', { name: 'Day board' }).click();
  await page.getByLabel('Day', { exact: true }).fill(day);
  await block('Layla Haddad').waitFor();
  expect(await board().getByRole('columnheader').locator('[dir="auto"]').allTextContents()).toEqual([
    desk.doctor('Aisha Rahman'),
    'Marina Clinic',
    desk.doctor('Badr Aziz'),
    'Marina Clinic',
  ]);
  expect(new URL(page.url()).searchParams.get('view')).toBe('board');
  expect(new URL(page.url()).searchParams.get('day')).toBe(day);
  const [first, second] = [await block('Layla Haddad').boundingBox(), await block('Omar Saleh').first().boundingBox()];
  expect(second!.x > first!.x).toBe(desk.called('rightwards', 'leftwards') === 'rightwards');
  await page.getByRole('group', { name: 'Without a place on the board' }).getByRole('button').waitFor();
  await desk.expectAccessible();

  // While the order is open nothing else of the page has a role.
  const headsOf = (tab: Page) => tab.locator('[role="grid"] [role="columnheader"] [dir="auto"]');
  const heads = () => headsOf(page).allTextContents();
  const badrFirst = [desk.doctor('Badr Aziz'), 'Marina Clinic', desk.doctor('Aisha Rahman'), 'Marina Clinic'];
  const other = await desk.newTab();
  await answerWith(clinic, [], other);
  await other.goto(page.url());
  await headsOf(other)
    .first()
    .filter({ hasText: desk.doctor('Aisha Rahman') })
    .waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Order of the doctors' }).click();
  const order = page.getByRole('dialog', { name: 'Order of the doctors' });
  await order.getByRole('button').nth(1).click();
  expect(await heads()).toEqual(badrFirst);
  await headsOf(other)
    .first()
    .filter({ hasText: desk.doctor('Badr Aziz') })
    .waitFor();
  await other.close();
  await desk.expectAccessible();
  expect(await order.getByRole('button').nth(3).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await heads()).toEqual([...badrFirst.slice(2), ...badrFirst.slice(0, 2)]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await order.waitFor({ state: 'detached' });
  await page.reload();
  await block('Layla Haddad').waitFor();
  expect(await heads()).toEqual(badrFirst);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Badr|Aisha/);
  await page.getByRole('button', { name: 'Order of the doctors' }).click();
  await order.getByRole('button', { name: 'By name' }).click();
  await page.keyboard.press('Escape');
  await order.waitFor({ state: 'detached' });

  await block('Layla Haddad').click();
  const details = page.getByRole('dialog');
  await details.getByRole('heading', { name: 'Location Details' }).waitFor();
  await details.getByRole('button', { name: 'Reschedule' }).waitFor();
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });

  const clicks = await page.evaluateHandle(() => {
    const reached: string[] = [];
    document.addEventListener('click', ({ target }) => reached.push((target as Element).textContent));
    return reached;
  });
  await page.route('**/appointments/*/', (route) => route.fulfill({ json: { ...clinic[2], status: 'confirmed' } }));
  await block('10:00 - 10:20').click();
  await desk.doubleClick(details.getByRole('button', { name: 'Accept' }));
  await page.getByText('Appointment status updated successfully!').waitFor();
  await block('Confirmed').last().waitFor();
  expect(await details.count()).toBe(0);
  expect(await clicks.jsonValue()).toHaveLength(2);

  await holdPrintDialog(page);
  const printButton = page.getByRole('button', { name: 'Print day sheets' });
  for (const print of [() => printButton.click(), () => page.keyboard.press('Control+p')]) {
    await print();
    await page.locator('.day-sheets').waitFor({ state: 'attached' });
    await closePrintDialog(page);
    await page.locator('.day-sheets').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.waitForURL((url) => url.searchParams.get('day') === dayAfter);
  await page.getByRole('button', { name: 'Week' }).click();
  await page.waitForURL((url) => url.searchParams.get('span') === 'week');
  expect(await board().getByRole('columnheader').count()).toBe(8);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.waitForURL((url) => !url.searchParams.has('day'));
});

it('draws the line of this minute behind a block, whose name would look struck out', async () => {
  const now = dayjs();
  const times = {
    start_time: now.subtract(5, 'minute').format('HH:mm:ss'),
    end_time: now.add(15, 'minute').format('HH:mm:ss'),
  };
  await answerWith([makeAppointment({ id: 1, date: now.format('YYYY-MM-DD'), ...times, ...layla })], []);
  await desk.signIn('?view=board');
  await block('Layla Haddad').waitFor();
  const line = desk.page.locator('[data-now]');
  const [place, box] = [(await line.boundingBox())!, (await block('Layla Haddad').boundingBox())!];
  expect(place.y).toBeGreaterThan(box.y);
  expect(place.y).toBeLessThan(box.y + box.height);

  const inside = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 };
  const picture = () => desk.page.screenshot({ clip: inside });
  const withLine = await picture();
  await line.evaluate((element) => element.remove());
  expect(withLine.equals(await picture())).toBe(true);
});

it('is walked by keyboard alone, and carries a block over free times to a question at the slot', async () => {
  await desk.signIn(`?view=board&day=${day}`);
  const { page } = desk;
  await block('Layla Haddad').waitFor();
  await page.getByLabel('Day', { exact: true }).focus();
  const entry = block('Layla Haddad');
  for (
    let presses = 0;
    presses < 16 && !(await entry.evaluate((one) => one === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toContain('Layla Haddad');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toContain('09:10 - 09:30');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  expect(await focused()).toContain('10:00 - 10:20');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused()).toContain('10:00 - 10:20');

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  const said = page.locator('[role="grid"] + [role="status"]');
  await said.getByText('10:20 - 10:40').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Move to 10:20?' });
  await question.getByText('Omar Saleh').waitFor();
  expect(await question.getByRole('button', { name: 'Move', exact: true }).evaluate(isFocused)).toBe(true);
  await desk.expectAccessible();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await focused()).toContain('10:00 - 10:20');

  await page.keyboard.press('PageDown');
  await page.waitForURL((url) => url.searchParams.get('day') === dayAfter);
  await page.keyboard.press('Home');
  expect(await focused()).toContain('Layla Haddad');
  await page.keyboard.press('m');
  await said.getByText('Only a pending or confirmed appointment can be moved; this one is Rejected.').waitFor();
});

it('shows one doctor at a time on a phone, and turns to the next one by touch and by keys', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.signIn(`?view=board&day=${day}`);
  const heads = board().getByRole('columnheader').filter({ hasText: 'Dr.' });
  await heads.filter({ hasText: 'Aisha Rahman' }).waitFor();
  expect(await heads.count()).toBe(1);
  expect(await board().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await desk.expectAccessible();
  await board().getByRole('button', { name: 'Previous doctor' }).and(page.locator('[aria-disabled]')).waitFor();
  await board().getByRole('button', { name: 'Next doctor' }).click();
  await heads.filter({ hasText: 'Badr Aziz' }).waitFor();
  await block('Omar Saleh').waitFor();
  // Who comes with the address finds the same doctor.
  await page.waitForURL((url) => url.searchParams.get('of') === '22');
  await page.reload();
  await heads.filter({ hasText: 'Badr Aziz' }).waitFor();
  await block('Omar Saleh').focus();
  await page.keyboard.press('ArrowLeft');
  await heads.filter({ hasText: 'Aisha Rahman' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('[data-column]') !== null)).toBe(true);

  // What can be done about a doctor is there for a finger, which comes near nothing.
  const session = await desk.context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  const options = board().getByRole('button', { name: /^(Options for|خيارات) / });
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
  expect(await options.evaluate((one) => getComputedStyle(one.parentElement ?? one).opacity)).toBe('1');
  expect(await overlap(options, board().getByRole('button', { name: 'Next doctor' }))).toBe(0);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });

  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await board().getByRole('button', { name: 'Next day' }).click();
  await page.waitForURL((url) => url.searchParams.get('day') === dayAfter);
  expect(await board().getByRole('columnheader').count()).toBe(2);
});

it('drags a block to a free time of its doctor, and to no other doctor', async () => {
  await desk.signIn(`?view=board&day=${day}`);
  const { page } = desk;
  const from = (await block('Layla Haddad').boundingBox())!;
  const drag = async (right: number, down: number) => {
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 20 + right, from.y + 10 + down, { steps: 4 });
    await page.mouse.up();
  };
  const other = (await block('10:00 - 10:20').boundingBox())!;
  await drag(other.x - from.x, 140);
  expect(await page.getByRole('dialog').count()).toBe(0);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.method());
  });
  // Three rows of twenty minutes are 102 pixels.
  await drag(0, 102);
  const question = page.getByRole('dialog', { name: 'Move to 10:00?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(sent).toEqual([]);

  const moved = makeAppointment({
    ...clinic[0]!,
    id: 90,
    start_time: '10:00:00',
    end_time: '10:20:00',
    status: 'pending',
  });
  await page.route('**/appointments/1/', (route) => route.fulfill({ json: { ...clinic[0], status: 'rejected' } }));
  await page.route('**/appointment-service/appointments/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: moved }) : route.fallback(),
  );
  await drag(0, 102);
  await desk.doubleClick(question.getByRole('button', { name: 'Move', exact: true }));
  await page.getByText('Appointment successfully rescheduled!').waitFor();
  expect(sent.map((method) => method !== 'POST')).toEqual([true, false]);
  await page.locator('[data-marked]').waitFor();
  expect(await focused()).toContain('10:00 - 10:20');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('carries a block to what the wheel, or the edge, brings under the pointer', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 1440, height: 520 });
  await desk.signIn(`?view=board&day=${day}`);
  const scrolled = () => board().evaluate(({ scrollTop }) => scrollTop);
  const from = (await block('Layla Haddad').boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 44, { steps: 4 });
  const before = await scrolled();
  // A row of twenty minutes: what was 09:20 under the pointer is 09:40.
  await page.mouse.wheel(0, 34);
  await page.waitForFunction((top) => document.querySelector('[role="grid"]')!.scrollTop === top + 34, before);
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: 'Move to 09:40?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });

  await board().evaluate((grid) => grid.scrollTo({ top: 0 }));
  const again = (await block('Layla Haddad').boundingBox())!;
  const { y, height } = (await board().boundingBox())!;
  await page.mouse.move(again.x + 20, again.y + 10);
  await page.mouse.down();
  await page.mouse.move(again.x + 20, y + height - 8, { steps: 4 });
  await page.waitForFunction(() => {
    const { scrollTop, clientHeight, scrollHeight } = document.querySelector('[role="grid"]')!;
    return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('tells a rejected visit at the one in its place, as the list does, and gives what comes the width', async () => {
  const sara = { user_id: 3, local_user: { user_id: 3, name: 'Sara Aziz' } };
  const list = [
    makeAppointment({ id: 6, date: day, status: 'rejected', ...layla, ...aisha }),
    makeAppointment({ id: 1, date: day, ...layla, ...aisha }),
    makeAppointment({ id: 7, date: day, end_time: '10:00:00', status: 'cancelled', ...sara, ...aisha }),
  ];
  await answerWith(list, [makeAvailability({ date: day, available_from: '09:00:00', available_to: '12:00:00' })]);
  await desk.signIn(`?view=board&day=${day}`);
  const { page } = desk;
  const count = '1 · 1 rejected · 1 cancelled';
  await board().getByRole('columnheader').getByText(count).waitFor();
  expect(await block('Layla Haddad').count()).toBe(1);
  const [living, dropped] = [block('Layla Haddad'), block('Sara Aziz')];
  expect((await living.boundingBox())?.width).toBe((await dropped.boundingBox())?.width);
  await desk.expectAccessible();
  const opened = (name: string) => page.getByRole('dialog', { name });
  await dropped.click({ position: { x: 20, y: ((await dropped.boundingBox())?.height ?? 0) - 10 } });
  await opened('Sara Aziz').waitFor();
  await page.keyboard.press('Escape');
  await living.click();
  await opened('Layla Haddad').getByRole('button', { name: 'Show the earlier appointment of Layla Haddad' }).click();
  await opened('Layla Haddad').getByRole('button', { name: 'Restore' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'List', exact: true }).click();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await page.getByText(count).first().waitFor();
  expect(await rows.count()).toBe(2);
  await rows.filter({ hasText: 'Layla' }).click();
  const earlier = page.getByRole('button', { name: 'Show the earlier appointment of Layla Haddad' });
  await page.getByText('Earlier at this time').waitFor();
  await desk.expectAccessible();
  await earlier.click();
  await rows.filter({ hasText: 'Rejected' }).first().waitFor();
  expect(
    await rows
      .filter({ hasText: 'Layla' })
      .filter({ hasText: desk.doctor('Aisha Rahman') })
      .count(),
  ).toBe(2);
  expect(await page.getByText(count).count()).toBeGreaterThan(0);
});

describe('of twenty doctors', () => {
  const doctors = Array.from({ length: 20 }, (_, at) => ({
    doctor_id: 100 + at,
    local_doctor: { doctor_id: 100 + at, name: `Dr. ${String.fromCharCode(65 + at)}` },
  }));

  beforeEach(async () => {
    const visits = doctors.map((doctor, at) =>
      makeAppointment({
        id: 100 + at,
        date: day,
        user_id: 100 + at,
        local_user: { user_id: 100 + at, name: `Patient ${at + 1}` },
        ...doctor,
      }),
    );
    await answerWith(visits, []);
    await desk.signIn(`?view=board&day=${day}`);
    await board().locator('[data-id]', { hasText: 'Patient 1' }).first().waitFor();
  });

  /** Turns the wheel sideways, the way in which the columns go on. */
  const turn = async (pixels: number) => {
    await board().hover();
    await desk.page.mouse.wheel(desk.called('rightwards', 'leftwards') === 'rightwards' ? pixels : -pixels, 0);
  };
  const passing = (name: string) => board().locator('[aria-hidden] > [data-id]', { hasText: name });

  it('has all columns in outline at rest, shows of one that flies past its patients, and then all of it', async () => {
    await passing('Patient 20').waitFor();
    expect(await board().getByRole('columnheader', { name: 'Dr. T' }).count()).toBe(1);
    await desk.expectAccessible();

    await desk.stopClock();
    await turn(1500);
    await passing('Patient 14').waitFor();
    expect(await block('Patient 14').count()).toBe(0);

    await desk.page.clock.resume();
    await block('Patient 14').waitFor();
    expect(await passing('Patient 14').count()).toBe(0);
    await desk.expectAccessible();
    await desk.page.getByRole('button', { name: 'Next day' }).click();
    await passing('Patient 20').waitFor({ state: 'detached' });
  });

  it('opens the block that is pressed while the board comes to rest', async () => {
    await desk.stopClock();
    await turn(1500);
    await passing('Patient 14').hover();
    await desk.page.mouse.down();
    // Longer than the board takes to draw its columns whole.
    await desk.page.clock.runFor(1_000);
    await desk.page.mouse.up();

    await desk.page.getByRole('dialog', { name: 'Patient 14' }).waitFor();
    await desk.page.keyboard.press('Escape');
    await desk.page.clock.resume();
    await block('Patient 14').waitFor();
  });
});
