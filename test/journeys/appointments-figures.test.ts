import { readFileSync } from 'node:fs';

import { addDays, dayOf } from '#client/lib/dates';
import type { Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { holdPrintDialog, printDialog } from '#test/support/browser/printDialog';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const desk = setUpDesk();

const today = dayOf(new Date());
const visit = (id: number, name: string, overrides: Partial<Appointment>) =>
  makeAppointment({
    id,
    user_id: id,
    date: today,
    local_user: { user_id: id, name: `${name} Haddad`, profile_picture: null },
    ...overrides,
  });

const list = [
  visit(1, 'Layla', { status: 'cancelled' }),
  visit(2, 'Omar', { status: 'canceled', start_time: '11:00:00' }),
  visit(3, 'Sara', { status: 'pending', start_time: '' }),
  visit(4, 'Huda', { start_time: '15:00:00' }),
  visit(5, 'Khalid', { date: addDays(today, 1), start_time: '15:20:00', end_time: '15:40:00' }),
  visit(6, 'Mona', { date: addDays(today, -2), status: 'completed' }),
  visit(7, 'Yusuf', { date: '', status: 'rejected' }),
];

beforeEach(() => desk.page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json: list })));

/** A page of A4 without its margins, in pixels of paper. */
const BETWEEN_MARGINS = { width: 703, height: 1032 };

const picture = (name: string) => desk.page.getByRole('region', { name, exact: true });
const marks = (name: string) => picture(name).locator('[data-mark]');
const focused = () => desk.page.locator('[data-mark]:focus');
const rows = () => desk.page.locator('[data-key]');

it('shows the clinic in pictures, of which each mark leads to what it counts, by mouse', async () => {
  await desk.signIn();
  const { page } = desk;
  await page.getByRole('button', { name: 'Figures', exact: true }).click();
  await marks('Visits a day').first().waitFor();
  await marks('Week by doctor').first().waitFor();
  await desk.expectAccessible();

  // Today is one pending, one confirmed, and two cancelled in either spelling; tomorrow is one confirmed.
  const numbers = await marks('Visits a day').evaluateAll((all: HTMLElement[]) =>
    all.map((one) => one.title.replace(/.* /, '')),
  );
  expect(numbers.sort()).toEqual(['1', '1', '1', '2']);
  await picture('Visits a day').getByText('1 without a date').waitFor();
  await picture('Week by doctor').getByText('1 without a time').waitFor();
  await picture('Visits a day').getByText(/ – /).waitFor();
  await picture('Cancelled by notice').getByText('1 without a date').waitFor();

  await marks('Visits a day').and(page.locator('[title$=" 2"]')).click();
  await rows().nth(1).waitFor();
  expect(await rows().count()).toBe(2);
  expect(page.url()).toMatch(/period=all/);
  await rows().filter({ hasText: 'Layla' }).waitFor();
  await page.goBack();
  await marks('Visits a day').first().waitFor();
  await page.goForward();
  await page.getByRole('group', { name: 'Filters' }).getByTitle('Remove this filter').click();
  await rows().filter({ hasText: 'Khalid' }).waitFor();
  expect(page.url()).not.toMatch(/period|counted/);

  await page.goBack();
  await page.goBack();
  await page.route('**/doctor-availabilities/*', (route) =>
    route.fulfill({
      json: [makeAvailability({ date: addDays(today, 1), available_from: '15:00:00', available_to: '16:30:00' })],
    }),
  );
  await page.reload();
  // 20 minutes of tomorrow's 90 are taken; by themselves all days are today and the 13 after it.
  await picture('Opened hours')
    .getByText(/22% (of|من) 1\.5/)
    .first()
    .waitFor();
  await picture('Opened hours')
    .getByText(/: (22% full|مشغول بنسبة 22%)/)
    .waitFor();
  await desk.expectAccessible();
  await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: 'Last month' }).click();
  await picture('Opened hours').waitFor({ state: 'detached' });
  await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: 'From … to' }).click();
  await page.getByRole('textbox', { name: 'From', exact: true }).fill(addDays(today, -2));
  await page.getByRole('textbox', { name: 'To', exact: true }).fill(today);
  await page.getByRole('textbox', { name: 'To', exact: true }).press('Tab');
  await marks('Cancelled by doctor').first().waitFor();
  await picture('Cancelled by doctor').getByText('40%').waitFor();
  await desk.expectAccessible();
  await page.getByPlaceholder('search by patient, doctor, location').fill('zzz');
  await page.getByText(/: .?zzz/).waitFor();
});

it('has the columns of twenty doctors on paper, and a label under each bar', async () => {
  const clinic = Array.from({ length: 20 }, (_, at) =>
    visit(at + 1, 'Layla', {
      doctor_id: 100 + at,
      local_doctor: { doctor_id: 100 + at, name: `Dr. Abdulrahman Al Suwaidi ${String.fromCharCode(65 + at)}` },
    }),
  );
  await desk.page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json: clinic }));
  await desk.signIn('?view=figures');
  const { page } = desk;
  await marks('Week by doctor').first().waitFor();
  await holdPrintDialog(page);
  await page.getByRole('button', { name: 'Print figures' }).click();
  await printDialog(page).waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(BETWEEN_MARGINS);
  const wide = page.locator('.printed-figures table');
  expect(await wide.locator('thead th').count()).toBe(21);
  const places = await wide
    .locator('thead th')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()));
  expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(BETWEEN_MARGINS.width);
  const days = page.locator('.printed-figures section').first().locator('svg text').filter({ hasText: /\d\s/ });
  const labels = await days.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()));
  expect(labels).toHaveLength(14);
  const inOrder = labels.sort((one, other) => one.left - other.left);
  expect(inOrder.slice(1).every(({ left }, before) => left >= inOrder[before]!.right)).toBe(true);
});

it('is read, opened and taken along by keys', async () => {
  await desk.page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('.printed-figures section').length}`;
    };
  });
  await desk.signIn('?view=figures');
  const { page } = desk;
  await marks('Week by doctor').first().waitFor();
  await marks('Visits a day').and(page.locator('[tabindex="0"]')).focus();
  const first = await focused().getAttribute('title');
  await page.keyboard.press('ArrowUp');
  expect(await focused().getAttribute('title')).not.toBe(first);
  await page.keyboard.press('End');
  const last = await focused().getAttribute('title');
  expect(last).toMatch(/[,،] 1$/);
  await page.keyboard.press('Home');
  expect(await focused().getAttribute('title')).toBe(first);
  await page.keyboard.press('ArrowRight');
  expect(await focused().getAttribute('title')).toBe(last);
  await page.keyboard.press('Enter');
  await rows().filter({ hasText: 'Khalid' }).waitFor();
  expect(await rows().count()).toBe(1);
  await page.goBack();

  await marks('Week by doctor').first().waitFor();
  await page.getByRole('switch', { name: 'Show as tables' }).press('Space');
  const table = picture('Visits a day').getByRole('table');
  expect(await table.getByRole('row').count()).toBe(15);
  await desk.expectAccessible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).press('Enter'),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).not.toMatch(/Haddad/);
  expect(text.split('\r\n').filter((line) => line.endsWith('2')).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Print figures' }).press('Enter');
  await page.waitForFunction(() => document.title === 'printed 5');
});

it('an axis has room for its greatest number, which may be longer than any that is counted', async () => {
  const many = Array.from({ length: 81 }, (_, at) => visit(at + 1, `Patient ${at}`, {}));
  await desk.page.unroute('**/appointment-service/appointments/');
  await desk.page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json: many }));
  await desk.signIn('?view=figures');
  await marks('Visits a day').first().waitFor();

  expect(await picture('Visits a day').locator('svg text').allTextContents()).toContain('100');
});
