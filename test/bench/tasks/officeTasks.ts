import type { Page } from 'playwright-core';

import { DEMO } from '#server/demo/accounts';
import { focusedField, tabTo, wayOf, type Hands } from './hands';
import type { Task } from './task';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialogOf = (page: Page) => page.getByRole('dialog');

const NEW_PROVIDER = [
  ['Provider Email', 'desk@palm.example'],
  ['Provider Name', 'Palm Clinic'],
  ['Address', 'Palm Street 4'],
  ['City', 'Dubai'],
  ['Emirate', 'Dubai'],
] as const;

const HOME = '?section=home-services&provider=1';

/** What people do in the other sections. */
export const OFFICE_TASKS: readonly Task[] = [
  {
    what: 'Three months of hours with a lunch break, one doctor',
    at: '?section=availabilities&location=3&doctor=8',
    first: { clicks: 15, keys: 17 },
    most: { clicks: 9 },
    play: addThreeMonths,
  },
  {
    what: 'Delete one slot',
    at: '?section=availabilities&location=3&doctor=6',
    first: { clicks: 2, keys: 0 },
    play: async ({ page, click }) => {
      await click(button(page, /^Delete \d\d:\d\d/).first());
      await click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
      await page.getByText('Availability deleted successfully!').first().waitFor();
    },
  },
  {
    what: 'Create a provider',
    at: '?section=manage-providers',
    first: { clicks: 2, keys: 66 },
    play: async ({ page, click, press, type }) => {
      await click(button(page, 'Add Provider'));
      await focusedField(page);
      for (const [label, text] of NEW_PROVIDER) {
        await tabTo({ page, press }, dialogOf(page).getByLabel(label));
        await type(text);
      }
      await click(dialogOf(page).getByRole('button', { name: 'Submit Provider' }));
      await page.getByText('Provider Created!').first().waitFor();
    },
  },
  {
    what: "Reset a provider's password",
    at: '?section=manage-providers',
    first: { clicks: 1, keys: 19 },
    play: async ({ page, click, press, type }) => {
      await click(button(page, 'Password Reset'));
      await focusedField(page);
      await type('contact@alnoor.example');
      await press('Enter');
      await page.getByText('The password was reset').first().waitFor();
    },
  },
  {
    what: 'Link ten services with prices',
    at: `${HOME}&tab=linking`,
    first: { clicks: 12, keys: 70 },
    most: { clicks: 4 },
    play: linkTen,
  },
  {
    what: 'Change ten prices',
    at: `${HOME}&tab=linking`,
    first: { clicks: 1, keys: 30 },
    most: { clicks: 1, keys: 40 },
    play: async ({ page, click, press, type }) => {
      await click(page.getByLabel(/^Price of/).first());
      for (let price = 211; price < 221; price += 1) {
        await type(String(price));
        await press('Enter');
      }
      await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '220.00'));
    },
  },
  {
    what: 'Add a therapist',
    at: `${HOME}&tab=staff`,
    first: { clicks: 3, keys: 20 },
    play: async ({ page, click, press, type }) => {
      await click(page.getByRole('tab', { name: 'Therapists', exact: true }));
      await click(button(page, 'Add Therapist'));
      await focusedField(page);
      await tabTo({ page, press }, dialogOf(page).getByLabel('First Name'));
      await type('Huda');
      await press('Tab');
      await type('Nair');
      await tabTo({ page, press }, dialogOf(page).getByRole('combobox', { name: 'Therapy Type' }));
      await press('Enter');
      await page.getByRole('option').first().waitFor();
      await press('Enter');
      await tabTo({ page, press }, dialogOf(page).getByLabel('Session Fee'));
      await type('150');
      await press('Enter');
      await page.getByRole('row', { name: 'Huda Nair' }).waitFor();
    },
  },
  {
    what: 'Open the referral dashboard with its one-time password',
    first: { clicks: 1, keys: 7 },
    most: { clicks: 1, keys: 7 },
    play: async ({ page, click, press, type }) => {
      await click(button(page, 'Referral Tracking'));
      await focusedField(page);
      await type(DEMO.otp);
      await press('Enter');
      await page.getByText('Total Rewards Redeemed').waitFor();
    },
  },
  {
    what: 'Switch the language while a form is half typed',
    at: '?section=availabilities&location=3&doctor=6',
    first: { clicks: 1, keys: 0 },
    play: async ({ page, click }) => {
      await page.getByLabel('Available From').first().fill('07:30');
      const arabic = button(page, 'العربية');
      if (!(await arabic.isVisible())) await click(button(page, /account/i));
      await click(await wayOf(arabic, page.getByRole('menuitem', { name: 'العربية' })));
      await page.waitForFunction(() => document.documentElement.dir === 'rtl');
      await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '07:30'));
    },
  },
];

/** Monday to Friday from nine to one and from two to six. */
async function addThreeMonths({ page, click, press, type }: Hands): Promise<void> {
  const form = page.getByRole('form', { name: 'Add Availability' });
  await click(form.getByRole('button', { name: 'Next 3 months' }));
  const workdays = form.getByRole('button', { name: /^(Mon.*Fri|Weekdays)/ });
  if ((await workdays.count()) > 0) await click(workdays.first());
  else
    for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      const weekday = form.getByRole('button', { name });
      if ((await weekday.getAttribute('aria-pressed')) === 'false') await click(weekday);
    }
  await click(form.getByLabel('Available From').first());
  await type('09:00');
  await press('Tab', 2);
  await type('13:00');
  await click(form.getByRole('button', { name: 'Add hours' }));
  await click(form.getByLabel('Available From (2)'));
  await type('14:00');
  await press('Tab', 2);
  await type('18:00');
  await click(form.getByRole('button', { name: 'Add Availability' }));
  await page
    .getByText(/Successfully added|slots on|\d+ of \d+/)
    .first()
    .waitFor();
}

/** Each is found by the beginning of its name, and its price is typed. */
async function linkTen({ page, click, press, type }: Hands): Promise<void> {
  for (let made = 0; made < 10; made += 1) {
    if (!(await dialogOf(page).isVisible())) await click(button(page, 'Link New Service'));
    await focusedField(page);
    await type('a');
    await page.getByRole('option').first().waitFor();
    await press('ArrowDown');
    await press('Enter');
    await tabTo({ page, press }, dialogOf(page).getByLabel('Price'));
    await type('150');
    const linked = page.waitForResponse((response) => response.request().method() === 'POST');
    await press('Enter');
    await linked;
    await dialogOf(page).waitFor({ state: 'detached' });
  }
}
