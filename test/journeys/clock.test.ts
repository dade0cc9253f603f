import dayjs from 'dayjs';

import { setUpDesk } from '#test/support/browser/desk';
import { inZone } from '#test/support/inZone';

/** Far ahead of the browser: half of the day it is tomorrow there. */
const CLINIC = 'Pacific/Kiritimati';

const desk = setUpDesk({ env: { MAWID_TIME_ZONE: CLINIC } });

const line = (text: RegExp) => desk.page.getByRole('status').filter({ hasText: text });
const zoneLine = () => line(/set to another time zone/);
const clockLine = () => line(/clock of this computer is wrong/);

/** What a clock of the clinic shows now. */
const there = (format: string) => inZone(CLINIC, () => dayjs().format(format));

it('shows the day and the time of the clinic in a browser of another zone, and tells that once', async () => {
  const { page } = desk;
  await desk.signIn('?view=board');
  await zoneLine().waitFor();
  expect(await page.getByLabel('Day', { exact: true }).inputValue()).toEqual(desk.says(there('D MMM YYYY')));
  await page.getByRole('button', { name: 'Today', exact: true, pressed: true }).waitFor();
  await page.getByLabel('Day', { exact: true }).locator('..').getByRole('button').click();
  expect(await page.locator('[aria-current="date"]').textContent()).toBe(there('D'));
  await page.keyboard.press('Escape');
  expect(await clockLine().count()).toBe(0);
  await desk.expectAccessible();

  await page.reload();
  await page.getByRole('button', { name: 'Today', exact: true, pressed: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await zoneLine().count()).toBe(0);
});

it('tells once that the clock of the computer is wrong, until it is right', async () => {
  const { page } = desk;
  await page.clock.install({ time: Date.now() + 47 * 60_000 });
  await desk.signIn();
  await clockLine().waitFor();
  await clockLine().getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.waitForLoadState('networkidle');
  expect(await clockLine().count()).toBe(0);
});
