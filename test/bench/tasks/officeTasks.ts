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
    // It has gone into the account menu since.
    most: { clicks: 2 },
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
async function addThreeMonths({ page, click }: Hands): Promise<void> {
  const form = page.getByRole('form', { name: 'Add Availability' });
  for (const name of ['Next 3 months', 'Every Mon–Fri', 'Lunch break', 'Add Availability'])
    await click(form.getByRole('button', { name }));
  await page
    .getByText(/Successfully added|slots on/)
    .first()
    .waitFor();
}

/** A typed price chooses its service, and Enter goes to the price of the next one. */
async function linkTen({ page, click, press, type }: Hands): Promise<void> {
  await click(button(page, 'Link Several'));
  await click(
    dialogOf(page)
      .getByLabel(/^Price of/)
      .first(),
  );
  for (let price = 150; price < 160; price += 1) {
    await type(String(price));
    if (price < 159) await press('Enter');
  }
  await dialogOf(page).getByText('10 chosen').waitFor();
  await click(dialogOf(page).getByRole('button', { name: 'Save', exact: true }));
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.locator('.made').first().waitFor();
}
