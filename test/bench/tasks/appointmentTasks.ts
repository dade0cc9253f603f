import type { Page } from 'playwright-core';

import { expectSeen, focusedField, tabTo, wayOf, type Hands } from './hands';
import type { Task } from './task';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.locator('[data-index]');
const rowsOf = (page: Page, status: string) => rows(page).filter({ hasText: status });
const menuOf = (page: Page) => button(page, 'Views, columns, export');

/** What people do with the list and the board of appointments. */
export const APPOINTMENT_TASKS: readonly Task[] = [
  {
    what: 'Find a patient by half a name',
    first: { clicks: 0, keys: 5 },
    most: { clicks: 0, keys: 5 },
    play: async ({ page, press, type }) => {
      await press('/');
      await type('noor');
      await rows(page).first().locator('mark').first().waitFor();
    },
  },
  {
    what: 'Find by the number that stands in the list',
    first: { clicks: 0, keys: 10 },
    most: { clicks: 0, keys: 10 },
    play: async ({ page, press, type }) => {
      const number = await rows(page).first().getByRole('link').innerText();
      await press('/');
      await type(number.replace(/\D/g, '').slice(-9));
      await page
        .getByRole('status')
        .filter({ hasText: /^[1-9]\d* (of|appointment)/ })
        .first()
        .waitFor();
      await rows(page).first().waitFor();
    },
  },
  {
    what: 'Accept one pending',
    first: { clicks: 2, keys: 0 },
    play: async ({ page, click }) => {
      const index = await rowsOf(page, 'Pending').first().getAttribute('data-index');
      const row = page.locator(`[data-index="${index}"]`);
      await row.hover();
      const onRow = row.getByRole('button', { name: /^Accept/ });
      if (!(await onRow.isVisible())) await click(row.locator('[aria-expanded]').first());
      await click(await wayOf(onRow, button(page, /^Accept$/)));
      await row.getByText('Confirmed').waitFor();
    },
  },
  { what: 'Accept ten pending', first: { clicks: 6, keys: 0 }, most: { clicks: 4 }, play: acceptTen },
  {
    what: 'Move a patient, by mouse, from the list',
    first: { clicks: 4, keys: 12 },
    play: async ({ page, click, press, type }) => {
      await press('/');
      await type('rah');
      const row = rowsOf(page, 'Confirmed').first();
      await click(row.locator('[aria-expanded]'));
      await click(button(page, 'Reschedule').first());
      await takeFirstTime({ page, click });
    },
  },
  {
    what: 'Move a patient, by keys, from the list',
    at: '?status=confirmed',
    first: { clicks: 0, keys: 19 },
    most: { clicks: 0, keys: 19 },
    play: async ({ page, press, type }) => {
      await press('/');
      await type('rah');
      await rows(page).first().locator('mark').first().waitFor();
      await press('ArrowDown');
      await press('Enter');
      await tabTo({ page, press }, button(page, 'Reschedule'));
      await press('Enter');
      await tabTo({ page, press }, page.getByRole('group', { name: 'Choose a time' }).locator('[tabindex="0"]'));
      await press('Enter');
      await press('Tab');
      await press('Enter');
      await page.getByText('Appointment successfully rescheduled!').first().waitFor();
    },
  },
  {
    what: 'Book a dermatologist for a patient who was found',
    first: { clicks: 2, keys: 6 },
    most: { clicks: 3, keys: 12 },
    play: async ({ page, click, press, type }) => {
      await click(rowsOf(page, 'Confirmed').first().locator('[aria-expanded]'));
      await click(button(page, 'Book a visit').first());
      const dialog = page.getByRole('dialog', { name: 'Book a visit' });
      await focusedField(page);
      await type('derm');
      await press('Enter');
      await dialog.locator('[aria-pressed="true"]').nth(2).waitFor();
      await press('Enter');
      await page.getByText('The visit was booked.').first().waitFor();
    },
  },
  {
    what: 'The next free dermatologist after 16:00',
    at: '?view=board',
    first: { clicks: 3, keys: 7 },
    most: { clicks: 3 },
    play: firstFreeAfterFour,
  },
  {
    what: "Print tomorrow's list",
    first: { clicks: 5, keys: 22 },
    most: { clicks: 3, keys: 0 },
    play: printTomorrow,
  },
  {
    what: 'Export a CSV file',
    first: { clicks: 2, keys: 0 },
    play: async ({ page, click }) => {
      const file = page.waitForEvent('download');
      await click(menuOf(page));
      await click(page.getByRole('menuitem', { name: 'Download CSV' }));
      await file;
    },
  },
  {
    what: 'Move all patients of a doctor who is away tomorrow',
    at: '?view=board',
    first: { clicks: 57, keys: 30 },
    most: { clicks: 6 },
    play: moveAllOfDoctor,
  },
];

/** Ticks the first that is pending, then with Shift the row down to which ten are, and accepts these. */
async function acceptTen({ page, click }: Hands): Promise<void> {
  const boxOf = (index: number) => page.locator(`[data-index="${index}"] [type="checkbox"]`);
  const pending = new Set<number>();
  const look = async () => {
    // In one step, for an element is given to another row while the list moves.
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('[data-index]')]
        .filter(({ textContent }) => textContent.includes('Pending'))
        .map((row) => Number(row.getAttribute('data-index'))),
    );
    shown.forEach((index) => pending.add(index));
    return [...pending].sort((one, other) => one - other);
  };
  const [first = 0] = await look();
  await click(boxOf(first));
  while ((await look()).length < 10) {
    const gone = await page.getByRole('table').evaluate(({ scrollTop }) => scrollTop);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction((before) => {
      const table = document.querySelector('[role="table"]');
      return table && table.scrollTop !== before && !table.hasAttribute('data-moving');
    }, gone);
  }
  const [tenth = 0] = (await look()).slice(9);
  await click(boxOf(tenth), 'Shift');
  await click(page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: /^Accept 10/ }));
  const done = page.getByText(/10 (accepted|updated|of 10)/).first();
  const question = button(page, 'Yes, accept 10');
  await done.or(question).first().waitFor();
  if (await question.isVisible()) await click(question);
  await done.waitFor();
}

async function takeFirstTime({ page, click }: Pick<Hands, 'page' | 'click'>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await click(dialog.getByRole('group', { name: 'Choose a time' }).getByRole('button').first());
  await click(dialog.getByRole('button', { name: 'Confirm' }));
  await page.getByText('Appointment successfully rescheduled!').first().waitFor();
}

async function firstFreeAfterFour({ page, click, press, type }: Hands): Promise<void> {
  await click(button(page, 'First free'));
  const dialog = page.getByRole('dialog', { name: 'First free' });
  await click(dialog.getByRole('combobox', { name: 'Specialty' }));
  await page.locator('[role="option"]:focus').waitFor();
  await type('Derm');
  await press('Enter');
  await tabTo({ page, press }, dialog.getByLabel('Earliest'));
  await type('16');
  await press('Enter');
  const time = dialog.getByRole('list', { name: 'Free times' }).getByRole('button').first();
  await time.waitFor();
  const doctor = await dialog
    .getByRole('list', { name: 'Free times' })
    .getByText(/^(Dr|Prof|Mr|Ms)\./)
    .first()
    .innerText();
  const [hour] = /\d\d/.exec(await time.locator('bdi').innerText()) ?? [];
  await click(time);
  await dialog.waitFor({ state: 'detached' });
  await expectSeen(page.getByRole('columnheader', { name: doctor }).first());
  await expectSeen(page.getByRole('grid', { name: 'Day board' }).getByText(`${hour}:00`, { exact: true }).first());
}

async function printTomorrow({ page, click }: Hands): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await click(button(page, /^Tomorrow/));
  await click(menuOf(page));
  await click(page.getByRole('menuitem', { name: 'Print day sheets', exact: true }));
  await page.locator('.day-sheets').waitFor({ state: 'attached' });
}

async function moveAllOfDoctor({ page, click }: Hands): Promise<void> {
  await click(button(page, 'Next day').first());
  const head = page.getByRole('columnheader').filter({ hasText: /\b[1-9]\d*\b/ });
  await click(head.first().getByRole('button', { name: /^Options for/ }));
  await click(page.getByRole('menuitem', { name: /^Doctor away/ }));
  await click(button(page, /^Move \d+ patients?/));
  await click(button(page, 'Yes, move them'));
  await page
    .getByText(/patients? (was|were) moved/)
    .first()
    .waitFor();
}
