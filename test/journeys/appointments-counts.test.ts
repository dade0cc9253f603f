import type { Locator } from 'playwright-core';

import { addDays, dayOf } from '#client/lib/dates';
import type { Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { setUpHeldList } from '#test/support/browser/heldList';
import { makeAppointment } from '#test/support/builders/clinic';

const desk = setUpDesk();
const held = setUpHeldList(desk);

const today = dayOf(new Date());
const tomorrow = addDays(today, 1);

const visit = (id: number, hour: number, overrides: Partial<Appointment> = {}) =>
  makeAppointment({
    id,
    date: tomorrow,
    start_time: `${hour}:00:00`,
    end_time: `${hour}:20:00`,
    user_id: id,
    local_user: { user_id: id, name: `Patient ${id}`, profile_picture: null },
    ...overrides,
  });

/** Of tomorrow five patients come, three of them at one time, and three were dropped; one comes next week. */
const list = [
  visit(1, 10),
  visit(2, 11, { status: 'pending' }),
  visit(3, 12, { status: 'rejected' }),
  visit(4, 13, { status: 'rejected' }),
  visit(5, 15),
  visit(6, 15),
  visit(7, 15),
  visit(8, 16, { status: 'rejected' }),
  visit(9, 10, { date: addDays(today, 9) }),
];

const view = (name: string) => desk.page.getByRole('group', { name: 'Shown as' }).getByRole('button', { name });
const chips = () => desk.page.getByRole('group', { name: 'Days' }).getByRole('button');
/** The numbers in each of some texts, without the words around them. */
const numbersIn = async (things: Locator) =>
  (await things.allTextContents()).map((text) => (text.match(/\d+/g) ?? []).map(Number));
/** What is counted: beside the choices of days, over the day, over its doctor, in all, and in the sidebar. */
const counted = async () => {
  const { page } = desk;
  const [[, ...ofDay] = []] = (await page.locator('[data-group-head]').allTextContents()).map((head) =>
    head.split(' · ').slice(1),
  );
  return {
    chips: await numbersIn(chips().locator('span')),
    day: ofDay.join().match(/\d+/g)?.map(Number) ?? [],
    doctor: (await numbersIn(page.locator('[role="grid"] [role="columnheader"]'))).flat(),
    all: (await numbersIn(page.getByRole('status'))).flat(),
    waits: (await numbersIn(page.getByRole('button', { name: /^What waits/ }).locator('.entry-label'))).flat(),
  };
};
const NOTHING = { chips: [], day: [], doctor: [], all: [], waits: [] };
const marks = () => desk.page.locator('[data-mark]');

it('no number stands before it is known, and then each says the same', async () => {
  held.hold(list, 6);
  await desk.signIn();
  const { page } = desk;
  await page.getByText('Loading: 6 so far').waitFor();
  await page.locator('[data-key="6"]').waitFor();
  expect(await counted()).toEqual({ ...NOTHING, chips: [[], [], [], []] });

  await view('Day board').click();
  await page.getByLabel('Day', { exact: true }).fill(tomorrow);
  await page.getByRole('grid').getByRole('button', { name: 'Patient 5' }).waitFor();
  expect(await counted()).toEqual(NOTHING);
  await page.getByRole('button', { name: 'What waits' }).click();
  await page.getByText('Looking for what waits…').waitFor();
  expect(await page.getByRole('region').count()).toBe(0);
  await page.goBack();
  await view('Figures').click();
  await page.getByRole('progressbar').getByText('Visits a day').waitFor();
  expect(await marks().count()).toBe(0);

  held.letGo();
  await marks().first().waitFor();
  await view('Day board').click();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: '3 clashes' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What waits (4)' }).waitFor();
  expect(await counted()).toEqual({ ...NOTHING, doctor: [5, 3, 3], all: [5], waits: [4] });
  await view('List').click();
  await chips().nth(1).click();
  await page.locator('[data-key="9"]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-key]').count()).toBe(8);
  expect(await counted()).toEqual({ ...NOTHING, chips: [[0], [5], [5], [6]], day: [5, 3], all: [5, 3], waits: [4] });
  await page.getByRole('button', { name: 'What waits (4)' }).click();
  await page.getByRole('region', { name: 'Clashes (3)' }).waitFor();
});
