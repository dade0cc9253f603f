import { addDays, dayOf } from '#client/lib/dates';
import { searchDirectory } from '#contract/directory';
import { setUpDesk } from '#test/support/browser/desk';
import { closePrintDialog, holdPrintDialog } from '#test/support/browser/printDialog';
import { makeAppointment } from '#test/support/builders/clinic';

const desk = setUpDesk();
const today = dayOf(new Date());

const visit = (id: number, person: number, name: string, days: number, status: string) =>
  makeAppointment({
    id,
    user_id: person,
    date: addDays(today, days),
    start_time: '15:00:00',
    end_time: '15:20:00',
    status,
    local_user: { user_id: person, name, profile_picture: null },
  });

const LIST = [
  visit(1, 1, 'Salma Kazim', -8, 'completed'),
  visit(2, 1, 'Salma Kazim', 6, 'confirmed'),
  visit(3, 1, 'Salma Kazim', 2, 'pending'),
  visit(4, 2, 'Basil Omran', -3, 'completed'),
  visit(5, 5, 'Huda Farsi', 1, 'pending'),
];

let list = LIST;

beforeEach(async () => {
  list = LIST;
  await desk.page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json: list }));
  await desk.page.route(/appointments\/\d+\/$/, (route) => {
    const { status } = route.request().postDataJSON() as { status: string };
    list = list.map((one) => (one.id === 3 ? { ...one, status } : one));
    return route.fulfill({ json: list.find(({ id }) => id === 3) });
  });
});

const palette = () => desk.page.getByRole('dialog', { name: 'Search everything' });
const field = () => palette().getByRole('combobox', { name: 'Search everything' });
const options = () => palette().getByRole('option');
const inFocus = async () => {
  const id = await field().getAttribute('aria-activedescendant');
  return desk.page.locator(`[id="${id ?? ''}"]`).innerText();
};
/** All that the page leaves where others could find it: storage, caches, history and address. */
const atRest = () =>
  desk.page.evaluate(async () =>
    JSON.stringify([
      ...[Object.entries(localStorage), Object.entries(sessionStorage), history.state as unknown],
      ...[location.href, document.cookie],
      ...[await indexedDB.databases(), await caches.keys()],
    ]),
  );
const NAMES = /salma|kazim|basil|omran|huda|farsi/i;
const row = (id: number) => desk.page.locator(`[data-key="${id}"]`);

it('leads to patients, and does what is offered, by keys alone', async () => {
  await desk.signIn('?status=confirmed&days=today');
  const { page } = desk;
  await page.getByRole('button', { name: 'Full screen' }).focus();
  await page.keyboard.press('Control+k');
  await field().waitFor();
  await desk.expectAccessible();
  await page.keyboard.press('Escape');
  await palette().waitFor({ state: 'detached' });
  expect(
    await page.getByRole('button', { name: 'Full screen' }).evaluate((one) => one === document.activeElement),
  ).toBe(true);

  await page.keyboard.press('Control+k');
  await field().fill('kazim');
  await options().first().getByText('Salma Kazim').waitFor();
  expect(await inFocus()).toContain('Salma Kazim');
  await desk.expectAccessible();
  await page.keyboard.press('Enter');
  await row(3).locator('[aria-expanded="true"]').waitFor();
  expect(new URL(page.url()).search).toBe('?section=appointments&open=3');

  await page.keyboard.press('Control+k');
  await field().fill('قبول salma');
  await options().filter({ hasText: 'Salma Kazim' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Appointment status updated successfully!').waitFor();

  await page.keyboard.press('Control+k');
  await field().fill('basil');
  await options().first().getByText('Basil Omran').waitFor();
  await page.keyboard.press('Enter');
  await row(4).locator('[aria-expanded="true"]').waitFor();
  expect(new URL(page.url()).searchParams.get('period')).toBe('past');
  expect(await atRest()).not.toMatch(NAMES);
});

it('finds the same place by other words, in both languages', async () => {
  await desk.signIn('?section=referral-tracking');
  for (const name of ['موعد', 'Bookings']) {
    await desk.goTo('?section=referral-tracking');
    await desk.page.getByRole('heading', { name: 'Appointments' }).waitFor({ state: 'detached' });
    await desk.page.keyboard.press('Control+k');
    await field().fill(name);
    expect(await inFocus()).toContain(desk.says('Appointments'));
    await desk.page.keyboard.press('Enter');
    await desk.page.getByRole('heading', { name: 'Appointments' }).waitFor();
  }
});

it('knows what the menu of the account and the tools of a tab do, in both languages', async () => {
  const { page } = desk;
  await desk.signIn();
  const choose = async (typed: string, name: string) => {
    await page.keyboard.press('Control+k');
    await field().fill(typed);
    await options().filter({ hasText: name }).first().click();
    await palette().waitFor({ state: 'detached' });
  };
  await choose('hand over', 'Handover');
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).waitFor();
  await page.keyboard.press('Escape');
  await choose('داكنة', 'Use dark colours');
  await page.locator('[data-theme="dark"]').first().waitFor({ state: 'attached' });
  await choose('فحص الخدمات', 'Set-up');
  await page.getByRole('region', { name: 'Check the services' }).waitFor();
  await choose('xlsx', 'Import');
  await page.getByRole('dialog', { name: 'Import' }).waitFor();
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).searchParams.has('form')).toBe(false);
  await choose('statistics', 'Figures');
  await page.getByRole('heading', { name: 'Visits a day' }).waitFor();
  await choose('salma', 'Book follow-up for Salma Kazim');
  await page.getByRole('dialog', { name: 'Book follow-up' }).waitFor();
});

it('does in a view what its buttons do, which stays as it is or was left, and by no address', async () => {
  const { page } = desk;
  await desk.signIn('?section=manage-providers');
  const choose = async (typed: string, name: string, where = '') => {
    await page.keyboard.press('Control+k');
    await field().fill(typed);
    await options().filter({ hasText: name }).filter({ hasText: where }).first().click();
    await palette().waitFor({ state: 'detached' });
  };
  // The first thing after a load, in a section that was not open yet.
  await choose('full screen', 'Full screen');
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await row(3).waitFor();
  await desk.goTo('?status=pending');
  await row(3).waitFor();
  await desk.goTo('?section=referral-tracking');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const [file] = await Promise.all([page.waitForEvent('download'), choose('تصدير', 'Download CSV', 'List')]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(new URL(page.url()).search).toBe('?section=appointments&status=pending');
  await choose('keys', 'Keyboard shortcuts');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await choose('full screen', 'Full screen');
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await choose('first free', 'First free', 'Day board');
  await page.getByRole('dialog', { name: 'First free' }).waitFor();
  expect(new URL(page.url()).search).toBe('?section=appointments&status=pending&view=board');
});

it('finds what services know, below what is in focus, and makes what is new', async () => {
  await desk.signIn();
  const { page } = desk;
  await page.getByRole('button', { name: 'Search everything' }).click();
  await field().fill('new provider');
  await options()
    .filter({ hasText: desk.says('New provider') })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Add a New Provider' });
  await form.getByRole('textbox').first().fill('Somebody new');

  await page.keyboard.press('Control+k');
  await field().fill('lab packages');
  await options().first().waitFor();
  await page.keyboard.press('Enter');
  await desk.answer('Keep editing');
  expect(await form.getByRole('textbox').first().inputValue()).toBe('Somebody new');
  await page.keyboard.press('Escape');
  await desk.answer('Yes, discard');

  await page.keyboard.press('Control+k');
  await field().fill('add lab service');
  await options().first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add Lab Service' }).waitFor();
  await page.keyboard.press('Control+k');
  await field().fill('therap');
  await options().first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Doctors & Therapists', selected: true }).waitFor();

  await page.keyboard.press('Control+k');
  expect(await palette().getByRole('group').first().innerText()).toContain(desk.says('Manage Providers'));
  const { body } = await desk.backend.call(searchDirectory, { query: { search: 'a' } });
  const doctor = body.doctors.find(({ locations }) => (locations ?? []).length > 0);
  await field().fill(`add hours ${doctor?.last_name ?? ''}`);
  await options()
    .filter({ hasText: doctor?.last_name ?? '' })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/section=availabilities&location=.*doctor=/);
});

it('keeps what was done in this session, and takes it back later, by keys alone', async () => {
  await desk.signIn('?open=3');
  const { page } = desk;
  await row(3).locator('[aria-expanded="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await field().fill('accept');
  await options().first().waitFor();
  await page.keyboard.press('Enter');
  const notice = page.getByText('Appointment status updated successfully!');
  await notice.waitFor();
  await notice.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Account/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'My day' }).focus();
  await page.keyboard.press('Enter');
  const day = page.getByRole('dialog', { name: 'My day' });
  await day.getByRole('listitem').getByText('Salma Kazim').first().waitFor();
  await desk.expectAccessible();
  await day.getByRole('button', { name: /^Undo: / }).focus();
  await page.keyboard.press('Enter');
  await day.getByText('Undone').first().waitFor();
  await day.getByRole('button', { name: /^Undo: / }).waitFor({ state: 'detached' });

  await day.getByRole('textbox', { name: 'Note' }).focus();
  await page.keyboard.type('Room 2 has no printer.');
  await day.getByRole('button', { name: 'Handover' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Handover' });
  await sheet.getByRole('region', { name: 'Waiting' }).getByText('Huda Farsi').waitFor();
  await sheet.getByRole('region', { name: 'Done', exact: true }).getByText('Salma Kazim').first().waitFor();
  await desk.expectAccessible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet.getByRole('checkbox', { name: 'Initials instead of names' }).focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await sheet.getByText('The sheet was copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toMatch(NAMES);
  expect(copied).toContain('Room 2 has no printer.');
  for (const said of ['HF', 'SK', 'Omar Nasser']) expect(copied).toContain(said);
  await holdPrintDialog(page);
  await sheet.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.locator('.printed-handover').getByText(/HF/).waitFor();
  expect(await sheet.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await closePrintDialog(page);
  await page.locator('.printed-handover').waitFor({ state: 'detached' });
  expect(await atRest()).not.toMatch(NAMES);
  await page.reload();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'My day' }).click();
  await day.getByText('Nothing has been done yet').waitFor();
});
