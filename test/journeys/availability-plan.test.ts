import dayjs from 'dayjs';
import type { Locator } from 'playwright-core';

import { addAvailability, listDoctorAvailabilities } from '#contract/availabilities';
import { setUpDesk } from '#test/support/browser/desk';
import { day, hoursAt, shown } from '#test/support/browser/hours';

const desk = setUpDesk();
const { openFirstDoctor, placeIds } = hoursAt(desk);

/** A week from its Monday on. */
const MONDAY =
  Array.from({ length: 7 }, (_, offset) => 70 + offset).find((offset) => dayjs(day(offset)).day() === 1) ?? 70;
const [FIRST, LAST] = [day(MONDAY), day(MONDAY + 6)];

/** The screens that a difference is seen on without scrolling. */
const SCREENS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const dialog = () => desk.page.getByRole('dialog', { name: 'Plan hours' });
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const ranges = (weekday: string) => dialog().getByRole('group', { name: weekday, exact: true });
const form = () => desk.page.getByRole('form', { name: 'Add Availability' });
const slider = (weekday: string, at: number, name: string) =>
  ranges(weekday)
    .getByRole('group', { name: `Range ${at}`, exact: true })
    .getByRole('slider', { name });

/** Whether a person sees this where it stands: nothing lies over it, and nothing has to be scrolled. */
const isInSight = (what: Locator) =>
  what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 10));
    return y + Math.min(height, 20) <= window.innerHeight && (element.contains(seen) || seen?.contains(element));
  });

async function hoursThere(): Promise<string[]> {
  const { doctorId, location_id } = placeIds();
  const { body } = await desk.backend.call(listDoctorAvailabilities, { params: { doctorId }, query: { location_id } });
  return body
    .filter(({ date }) => date >= FIRST && date <= LAST)
    .map(({ date, available_from, available_to }) => `${date} ${available_from} ${available_to}`)
    .sort();
}

async function openPlan(): Promise<void> {
  await desk.page.getByRole('button', { name: 'Plan hours' }).click();
  await dialog().getByLabel('Start Date').fill(FIRST);
  await dialog().getByLabel('End Date').fill(LAST);
}

it('plans a week by mouse and by keys, shows what it changes, applies it, and takes it back', async () => {
  await desk.signIn('?section=availabilities');
  const { page } = desk;
  await openFirstDoctor('Al Noor Marina');
  const doctor = page.getByRole('main').locator('strong').first();
  const name = await doctor.innerText();
  await openPlan();
  expect(await dialog().getByRole('heading').first().innerText()).toContain(name);
  await press('Two shifts');
  await press('Friday break');
  await desk.expectAccessible();
  await press('Show difference');
  const table = dialog().getByRole('table', { name: 'Difference' });
  await table.getByRole('row').nth(14).waitFor();
  const days = dialog().getByText(desk.called('Mon–Thu, Sat, Sun', 'الاثنين–الخميس، السبت، الأحد'));
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const part of [dialog().getByText('14 added, 0 removed, nobody affected'), days, table])
      expect(await isInSight(part)).toBe(true);
    await desk.expectAccessible();
  }
  await press('Back to the week');
  expect(await ranges('Friday').getByLabel('To').first().inputValue()).toBe('12:00');
  await press('Show difference');
  await press('Apply: add 14');
  await dialog().getByText('The plan is applied: 14 changes.').waitFor();
  await desk.expectAccessible();
  const applied = await hoursThere();
  expect(applied).toHaveLength(14);
  expect(applied.filter((one) => one.endsWith('09:00:00 12:00:00'))).toHaveLength(1);

  await press('Show difference');
  await dialog().getByText('Nothing to change').waitFor();
  await press('Back to the week');
  await page.setViewportSize(SCREENS[0]!);

  const end = slider('Monday', 1, 'End of range');
  await end.focus();
  for (const key of ['PageUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  expect(await end.getAttribute('aria-valuetext')).toBe('13:55');
  const bar = slider('Tuesday', 2, 'Move range');
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (!box) throw new Error('no bar');
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + (box.width * 3) / 4 - box.width / 2, box.y + 8, { steps: 4 });
  await page.mouse.up();
  expect(await bar.getAttribute('aria-valuetext')).not.toBe('16:00 - 20:00');
  await ranges('Wednesday').getByRole('button', { name: 'Remove range' }).last().click();
  await press('Show difference');
  await press('Apply: add 2, remove 3');
  await dialog().getByText('The plan is applied: 5 changes.').waitFor();
  expect(await hoursThere()).toHaveLength(13);

  await dialog().getByRole('button', { name: 'Undo' }).click();
  await dialog()
    .getByText(/5 undone|The plan is undone/)
    .first()
    .waitFor();
  expect(await hoursThere()).toEqual(applied);
});

it('says what is wrong at the field, splits at midnight, and draws what is there', async () => {
  await desk.signIn('?section=availabilities');
  await openFirstDoctor('Al Noor Marina');
  await openPlan();
  const { page } = desk;
  const monday = ranges('Monday');
  await monday.getByRole('button', { name: 'Add range' }).click();
  await page.keyboard.type('22:00');
  await monday.getByLabel('To').first().fill('1:30');
  await press('Show difference');
  await dialog().getByText('End time must be after start time').waitFor();
  await desk.expectAccessible();
  await press('Split at midnight');
  expect(await ranges('Tuesday').getByLabel('To').first().inputValue()).toBe('01:30');
  await monday.getByRole('button', { name: 'Copy to…' }).click();
  await monday.getByRole('checkbox', { name: 'Sunday' }).check();
  await monday.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await ranges('Sunday').getByLabel('To').first().inputValue()).toBe('24:00');

  await press('Start from what is there');
  await ranges('Friday').getByLabel('From').first().waitFor();
  expect(await ranges('Monday').getByLabel('From').first().inputValue()).toBe('09:00');
  await press('Show difference');
  await dialog().getByText('Nothing to change').waitFor();
});

it('plans for all doctors of a location but those who are unticked, and names whose hours it cannot read', async () => {
  await desk.signIn('?section=availabilities&q=Smile%20Mirdif');
  const { page } = desk;
  let unread = '';
  await page.route('**/doctor-availabilities/*', (route) => {
    unread ||= route.request().url();
    return route.request().url() === unread ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await page.getByRole('button', { name: 'Smile Mirdif' }).click();
  await openPlan();
  await dialog().getByLabel('End Date').fill(FIRST);
  const doctors = await dialog().getByRole('group', { name: 'Doctors' }).locator('label').allInnerTexts();
  await press('Two shifts');
  for (const name of doctors) await dialog().getByRole('checkbox', { name }).uncheck();
  await press('Show difference');
  await dialog().getByText('Please tick a doctor').waitFor();
  await desk.expectAccessible();
  for (const name of doctors) await dialog().getByRole('checkbox', { name }).check();
  await press('Show difference');
  await dialog().getByText(`${doctors[0]} left out: the hours could not be read.`).waitFor();
  await dialog().getByRole('columnheader', { name: 'Doctor' }).waitFor();
  await desk.expectAccessible();
  const others = doctors.length - 1;
  await press(`Apply: add ${2 * others}`);
  await dialog()
    .getByText(`The plan is applied: ${2 * others} changes.`)
    .waitFor();
  await dialog().getByRole('button', { name: 'Undo' }).click();
  await dialog()
    .getByText(/undone|The plan is undone/)
    .first()
    .waitFor();
});

it('leaves closed what was closed between weeks with hours, in each form, until it is ticked', async () => {
  await desk.signIn('?section=availabilities');
  await openFirstDoctor('Al Noor Marina');
  const { page } = desk;
  const { doctorId, location_id } = placeIds();
  const [before = '', after = ''] = [28, 42].map((days) => day(MONDAY + days));
  const hours = { location_id, available_from: '06:00:00', available_to: '07:00:00' };
  for (const date of [before, after])
    await desk.backend.call(addAvailability, { params: { doctorId }, body: { ...hours, date } });
  const closed = (where: Locator) => where.getByRole('checkbox', { name: desk.called(', closed', '، مغلق') });
  const fill = async (form: Locator) => {
    await form.getByLabel('Start Date').fill(before);
    await form.getByLabel('End Date').fill(after);
  };
  const isNamedIn = async (form: Locator) => {
    await fill(form);
    const tick = closed(form);
    await tick.waitFor();
    expect(await tick.isChecked()).toBe(false);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await tick.scrollIntoViewIfNeeded();
      expect(await isInSight(tick)).toBe(true);
      await desk.expectAccessible();
    }
  };
  await page.reload();
  await form().getByRole('button', { name: 'Monday' }).click();
  await isNamedIn(form());
  await form().getByText('2 dates', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Plan hours' }).click();
  await fill(dialog());
  await ranges('Monday').getByRole('button', { name: 'Add range' }).click();
  await press('Show difference');
  await dialog().getByRole('button', { name: 'Apply: add 2, remove 2' }).waitFor();
  const tick = closed(dialog());
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await isInSight(tick)).toBe(true);
    await desk.expectAccessible();
  }
  expect(await tick.isChecked()).toBe(false);
  await tick.check();
  await dialog().getByRole('button', { name: 'Apply: add 3, remove 2' }).waitFor();
  await page.keyboard.press('Escape');
  await desk.answer('Yes, discard');

  await page.getByRole('button', { name: 'Back to Doctors' }).click();
  await page.getByRole('button', { name: 'Add Availability for All Doctors' }).click();
  await form().getByRole('button', { name: 'Monday' }).click();
  await isNamedIn(form());
});

it('shows the hours by month, and leads from a day to the same day of the list', async () => {
  await desk.signIn('?section=availabilities');
  await openFirstDoctor('Al Noor Marina');
  const { page } = desk;
  const list = page.getByRole('list', { name: 'Availability calendar' });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const part of [page.getByRole('button', { name: 'Plan hours' }), list.getByRole('listitem').first()])
      expect(await isInSight(part)).toBe(true);
  }
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  const weeks = page.getByRole('group', { name: /–/ });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const first = weeks.getByRole('button', { name: /\d+ h|\d+ س/ }).first();
    expect(await first.locator('bdi').first().innerText()).toMatch(/\d\d(:\d\d)?–\d\d/);
    expect(await isInSight(first)).toBe(true);
  }
  expect(await weeks.locator('[aria-current=date]').count()).toBe(1);
  const next = page.getByRole('button', { name: 'Next month' });
  await desk.expectAccessible();
  const wanted = page.getByRole('button', { name: desk.called(shown(MONDAY), '') || /: متاح/ });
  for (let months = 0; months < 12 && (await wanted.count()) === 0; months += 1) await next.click();
  await wanted.first().focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await list.waitFor();
});
