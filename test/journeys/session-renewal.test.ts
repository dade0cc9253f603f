import type { Page } from 'playwright-core';

import { DEMO } from '#server/demo/accounts';
import { startDjango, type Django } from '#test/support/backend/django';
import { ENDING } from '#test/support/backend/djangoVariants';
import { setUpDesk } from '#test/support/browser/desk';
import { day, hoursAt } from '#test/support/browser/hours';

const OTP_SECONDS = 90;

const desk = setUpDesk({ env: { MAWID_OTP_TOKEN_SECONDS: String(OTP_SECONDS) } });
let django: Django;

beforeAll(async () => {
  django = await startDjango(desk.backend.url);
});
afterAll(() => django.stop());

const { fillForm, submitForm, openFirstDoctor, datesInDatabase } = hoursAt(desk);
const heading = (name: string, page: Page = desk.page) => page.getByRole('heading', { name });
const password = () => desk.page.getByLabel('Password');
const signIns = () => django.calls().filter(({ path }) => path === '/api/custom_token/').length;

/** Time passes, for the pages of the browser as for the service. */
async function pass(ms: number) {
  ENDING.aheadMs += ms;
  await desk.page.clock.fastForward(ms);
}

/** Signs in where a token lives a minute. */
async function signInForAMinute(query: string) {
  desk.url = django.url;
  django.behave('endingTokens');
  await desk.page.clock.install();
  await desk.open(query);
  await desk.signInHere();
}

it('goes on in every tab with the password, and a plan of 60 dates is added whole', async () => {
  await signInForAMinute('?section=availabilities');
  const { page } = desk;
  await openFirstDoctor('Al Noor Marina');
  const other = await desk.newTab();
  await other.goto(`${desk.url}/?section=manage-providers`);
  await other.getByRole('button', { name: 'Password Reset' }).click();
  await other.getByLabel('Provider Email').fill('half.typed@mawid.example');
  const dates = Array.from({ length: 60 }, (_, offset) => day(offset));
  // So many calls take longer than a token lives.
  await page.route('**/add-availability/', async (route) => {
    await pass(1200);
    await route.continue();
  });
  await page.bringToFront();
  await fillForm({ from: day(0), to: day(59) });
  await submitForm();

  await heading('Your session ends soon').waitFor();
  await heading('Your session ends soon', other).waitFor();
  const added = await datesInDatabase();
  expect(added.length).toBeLessThan(60);
  expect(await other.locator('html').innerHTML()).not.toContain('half.typed');
  await desk.expectAccessible();

  await pass(1100);
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('That did not work. Please check your password.').waitFor();
  await password().fill(DEMO.password);
  await page.keyboard.press('Enter');

  await page.getByText(/^Successfully added/).waitFor();
  expect(await datesInDatabase()).toEqual(dates);
  expect(await other.getByLabel('Provider Email').inputValue()).toBe('half.typed@mawid.example');
  // The sign-in, a wrong password and a right one.
  expect(signIns()).toBe(3);
});

it('asks after a time without a page before anything is read, and not while somebody types', async () => {
  await signInForAMinute('?section=appointments');
  const { page } = desk;
  await page.locator('[data-index="0"]').waitFor();
  await page.goto('about:blank');
  await pass(70_000);
  const read: string[] = [];
  page.on('request', (request) => read.push(new URL(request.url()).pathname));
  await desk.open('?section=appointments');
  await heading('Your session has ended').waitFor();
  expect(read.filter((path) => path.includes('-service/'))).toEqual([]);
  await password().fill(DEMO.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('[data-index="0"]').waitFor();

  const search = page.getByRole('textbox', { name: 'search by patient, doctor, location' });
  // Of a minute the question comes after 48 seconds: with room for a slow machine somebody begins to type before that.
  await pass(34_000);
  for (const key of 'marinabeach') {
    await search.press(key);
    await pass(1500);
    expect(await heading('Your session ends soon').count()).toBe(0);
  }
  await pass(600);
  await heading('Your session ends soon').waitFor();
  await password().fill(DEMO.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await search.waitFor();
  expect(await search.inputValue()).toBe('marinabeach');
});

it('closes Referral Tracking when the token of the one-time password ends, and goes on itself', async () => {
  desk.url = desk.backend.url;
  const { page } = desk;
  await page.clock.install();
  await desk.signIn('?section=referral-tracking');
  const enter = async () => {
    await page.getByLabel('One-time password').fill(DEMO.otp);
    await page.keyboard.press('Enter');
    await heading('User Statistics').waitFor();
  };
  await enter();
  await page.clock.fastForward(OTP_SECONDS * 1000);
  await page.getByText('The time of the one-time password is over. Please enter another one.').waitFor();
  expect(await heading('User Statistics').count()).toBe(0);
  await enter();

  await page.route('**/operations/dashboard', (route) => route.fulfill({ status: 401, json: { detail: 'Expired' } }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByLabel('One-time password').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Referral Tracking', includeHidden: true }).waitFor();
});
