import { addDays, dayOf } from '#client/lib/dates';
import type { Appointment, AppointmentDraft } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const desk = setUpDesk();

const today = dayOf(new Date());
const tomorrow = addDays(today, 1);
let list: Appointment[] = [];

const visit = (id: number, name: string, overrides: Partial<Appointment>) =>
  makeAppointment({
    id,
    user_id: id,
    date: tomorrow,
    local_user: { user_id: id, name: `${name} Haddad`, profile_picture: null },
    ...overrides,
  });

const hour = (start: number) => ({ start_time: `${start}:00:00`, end_time: `${start}:20:00` });

beforeEach(async () => {
  list = [
    visit(1, 'Layla', { status: 'pending', ...hour(10) }),
    visit(2, 'Omar', { status: 'pending', ...hour(11) }),
    visit(3, 'Sara', { status: 'pending', ...hour(12) }),
    visit(4, 'Huda', { ...hour(15) }),
    visit(5, 'Khalid', { ...hour(15) }),
    visit(6, 'Mona', { status: 'pending', date: addDays(today, 2), ...hour(10) }),
    visit(7, 'Yusuf', { status: 'rejected', date: today, updated_at: new Date().toISOString() }),
  ];
  const { page } = desk;
  await page.route('**/appointment-service/appointments/', (route) => route.fulfill({ json: list }));
  await page.route('**/doctor-availabilities/**', (route) =>
    route.fulfill({
      json: [1, 2].map((days) =>
        makeAvailability({
          id: days,
          date: addDays(today, days),
          available_from: '08:00:00',
          available_to: '15:10:00',
        }),
      ),
    }),
  );
  await page.route(/appointments\/\d+\/$/, (route) => {
    const id = Number(/(\d+)\/$/.exec(route.request().url())?.[1]);
    const { status } = route.request().postDataJSON() as { status: string };
    list = list.map((one) => (one.id === id ? { ...one, status, updated_at: new Date().toISOString() } : one));
    return route.fulfill({ json: list.find((one) => one.id === id) });
  });
});

const group = (name: string) => desk.page.getByRole('region', { name });
const lines = (name: string) => group(name).getByRole('listitem');
/** The edges of the buttons of the lines, as the colours that they have. */
const edges = (name: string) =>
  lines(name)
    .getByRole('button', { name: 'Accept' })
    .evaluateAll((buttons) => buttons.map((one) => getComputedStyle(one).borderTopColor));
/** Where the doctors of the lines begin. */
const doctors = (name: string) =>
  lines(name)
    .getByText('Dr. Omar Nasser')
    .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().left)));
const focused = () => desk.page.locator('[data-line] > button:focus');

it('says what waits, each with what settles it, until nothing does, by mouse', async () => {
  await desk.signIn();
  const { page } = desk;
  await page.getByRole('button', { name: 'What waits (4)' }).click();
  await group('Pending today and tomorrow (3)').waitFor();
  await page.getByRole('heading', { level: 1, name: 'What waits' }).waitFor();
  expect(await page.getByRole('button', { name: 'List' }).count()).toBe(0);
  expect(await lines('Clashes (1)').count()).toBe(1);
  await lines('To call back (1)').getByText('Yusuf Haddad').waitFor();
  expect(await page.getByText('Mona Haddad').count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).hover();
  const [one, two, three] = await edges('Pending today and tomorrow (3)');
  expect([two, three]).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await lines('Pending today and tomorrow (3)').nth(1).hover();
  expect(await edges('Pending today and tomorrow (3)')).toEqual([one, one, three]);
  expect(new Set(await doctors('Pending today and tomorrow (3)')).size).toBe(1);
  const date = lines('Pending today and tomorrow (3)').first().locator('time > span').first();
  expect(await date.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await date.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await desk.expectAccessible();

  await lines('Pending today and tomorrow (3)').first().getByRole('button', { name: 'Accept' }).click();
  await group('Pending today and tomorrow (2)').waitFor();
  await lines('Clashes (1)').getByRole('button', { name: 'Reschedule the later one' }).click();
  await page.getByRole('dialog', { name: 'Reschedule Appointment' }).getByText('Khalid Haddad').waitFor();
  await page.keyboard.press('Escape');
  await lines('Clashes (1)').getByRole('button', { name: 'Not now' }).click();
  await group('Clashes').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'What waits (2)' }).waitFor();
  await lines('To call back (1)')
    .getByRole('button', { name: /Yusuf Haddad/ })
    .first()
    .click();
  await page.locator('[data-key="7"] [aria-expanded="true"]').waitFor();

  await page.goBack();
  await lines('To call back (1)').getByRole('button', { name: 'Not now' }).click();
  await lines('Pending today and tomorrow (2)').last().getByRole('button', { name: 'Reject' }).click();
  await lines('Pending today and tomorrow (1)').getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Nothing waits').waitFor();
  await group('No opening hours').getByRole('button', { name: 'Check hours' }).click();
  await lines('No opening hours (2)').getByText('Huda Haddad').waitFor();
  await page.getByText('The hours of 1 doctor are checked.').waitFor();
  await desk.expectAccessible();
  await lines('No opening hours (2)').first().getByRole('button', { name: 'Reschedule' }).click();
  await page.getByRole('dialog', { name: 'Reschedule Appointment' }).getByText('Huda Haddad').waitFor();
  await page.keyboard.press('Escape');
  await lines('No opening hours (2)').first().getByRole('button', { name: 'Not now' }).click();
  await lines('No opening hours (1)').getByRole('button', { name: 'Not now' }).click();
  await page.getByText('Nothing waits').waitFor();
  await page.getByText('7 appointments were looked at').waitFor();
  await page.getByRole('button', { name: 'Manage Providers', exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'What waits (0)' }).click();
  await page.getByText('Nothing waits').waitFor();
});

it('is settled line by line by keys alone', async () => {
  await desk.signIn('?view=waits');
  const { page } = desk;
  await group('Pending today and tomorrow (3)').waitFor();
  await expect(focused().textContent()).resolves.toMatch(/Layla Haddad/);
  await page.keyboard.press('a');
  await group('Pending today and tomorrow (2)').waitFor();
  await expect(focused().textContent()).resolves.toMatch(/Omar Haddad/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('r');
  await group('Pending today and tomorrow (1)').waitFor();
  await page.keyboard.press('u');
  await group('Pending today and tomorrow (2)').waitFor();
  await page.keyboard.press('n');
  await group('Clashes').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const opener = page.locator('[data-key="2"] [aria-expanded]');
  await opener.and(page.locator('[aria-expanded="true"]:focus')).waitFor();
  await page.keyboard.press('Escape');
  await opener.and(page.locator('[aria-expanded="false"]:focus')).waitFor();
  expect(list.map(({ status }) => status)).toEqual([
    ...['confirmed', 'pending', 'pending', 'confirmed', 'confirmed', 'pending', 'rejected'],
  ]);
});

it('gives a time that is free again to somebody who comes later, and books a follow-up from all visits', async () => {
  const { page } = desk;
  const sent: string[] = [];
  const inAWeek = addDays(tomorrow, 7);
  list = [
    visit(1, 'Layla', hour(10)),
    visit(2, 'Omar', { date: addDays(today, 2), ...hour(9) }),
    visit(3, 'Sara', { date: addDays(today, 3), ...hour(11) }),
    visit(4, 'Huda', { date: addDays(today, 5), ...hour(14) }),
    visit(5, 'Khalid', { date: inAWeek, ...hour(10), user_id: 2 }),
  ];
  const open = { available_from: '10:00:00', available_to: '10:20:00', location_id: 31 };
  const hours = [tomorrow, inAWeek, addDays(inAWeek, 1)].map((date, id) => makeAvailability({ id, date, ...open }));
  await page.route(/availabilities\//, (route) => route.fulfill({ json: hours }));
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.postData()}`);
  });
  await page.route('**/appointment-service/appointments/', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const draft = route.request().postDataJSON() as AppointmentDraft;
    const { local_user } = list.find(({ user_id }) => user_id === draft.user_id) ?? {};
    const created_at = new Date().toISOString();
    const made = makeAppointment({ ...draft, id: 100 + list.length, status: 'pending', local_user, created_at });
    list = [...list, made];
    return route.fulfill({ status: 201, json: made });
  });
  await desk.signIn();
  sent.splice(0);
  const sooner = page.getByRole('dialog', { name: 'Who could come sooner' });
  await page.locator('[data-key="1"] [aria-expanded]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancel appointment' }).press('Enter');
  await page.getByRole('status').getByRole('button', { name: 'Who could come sooner' }).press('Enter');
  await sooner.getByText('Ask the patient first. Nothing is sent before Confirm.').waitFor();
  expect(await sooner.getByRole('radio').count()).toBe(3);
  await desk.expectAccessible();
  await sooner.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await sooner.getByText(/^.?Sara Haddad.?: /).waitFor();
  expect(sent).toHaveLength(1);
  await page.keyboard.press('Enter');
  await sooner.waitFor({ state: 'detached' });
  await page.getByRole('status').getByRole('button', { name: 'Who could come sooner' }).waitFor();
  expect(sent.map((call) => call.split(' ')[0])).toEqual(['PATCH', 'PATCH', 'POST']);
  expect(sent.slice(1).join()).toMatch(/rejected.*"user_id":3,.*"start_time":"10:00:00"/);

  await page.getByRole('button', { name: 'All visits' }).click();
  const all = page.getByRole('dialog', { name: 'All visits of Sara Haddad' });
  await all.getByText('probably moved', { exact: true }).waitFor();
  await desk.expectAccessible();
  await page.reload();
  await all.getByRole('button', { name: 'Book follow-up' }).click();
  const followUp = page.getByRole('dialog', { name: 'Book follow-up' });
  await followUp.getByText(/^No time is free on /).waitFor();
  await desk.expectAccessible();
  await desk.doubleClick(followUp.getByRole('button', { name: 'Book', exact: true }));
  await followUp.waitFor({ state: 'detached' });
  await page.getByText('The visit was booked.').waitFor();
  expect(sent.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  expect(list.at(-1)).toMatchObject({ user_id: 3, date: addDays(inAWeek, 1), start_time: '10:00:00' });
  await page.goBack();
  await all.waitFor();
  expect(await followUp.count()).toBe(0);
});

it('calls back whoever was dropped in the last 30 days where that is chosen', async () => {
  const { page } = desk;
  const updated_at = new Date(Date.now() - 20 * 24 * 60 * 60_000).toISOString();
  list = [...list, visit(8, 'Rania', { status: 'cancelled', date: addDays(today, -18), updated_at })];
  await desk.signIn('?view=waits');
  await lines('To call back (1)').getByText('Yusuf Haddad').waitFor();
  await group('To call back (1)').getByRole('button', { name: '30 days' }).press('Enter');
  await lines('To call back (2)').getByText('Rania Haddad').waitFor();
  await page.reload();
  await lines('To call back (2)').getByText('Rania Haddad').waitFor();
  await desk.expectAccessible();
});

it('looks through the set-up when somebody asks, and leads to where a gap is closed', async () => {
  const { page } = desk;
  const names = [
    { id: 1, locale: 'en', name: 'Winter panel' },
    { id: 2, locale: 'ar', name: 'باقة الشتاء' },
  ];
  const winter = {
    id: 77,
    subcategory: 1,
    code: 'WINTER',
    name: 'Winter panel',
    included_tests: [],
    translations: names,
  };
  await page.route('**/api/v3/packages/**', (route) => route.fulfill({ json: [winter] }));
  await desk.signIn('?section=referral-tracking');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Set-up' }).click();
  await page.getByRole('heading', { level: 1, name: 'Set-up' }).waitFor();
  await page.getByRole('button', { name: 'Look through the set-up' }).click();
  await lines('Lab packages without a test (1)').getByText('Winter panel').waitFor();
  await page.getByRole('button', { name: 'Look through the set-up' }).waitFor();
  expect(await page.getByText(/calls? failed/).count()).toBe(0);
  await group('Check the services').waitFor();
  await desk.expectAccessible();
  await lines('Lab packages without a test (1)').getByRole('button').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Home Services' }).waitFor();
  await page.getByText('WINTER').first().waitFor();
  await page.goBack();
  await lines('Lab packages without a test (1)').getByText('Winter panel').waitFor();
});

it('books again for who was cancelled, and calls nobody twice', async () => {
  const { page } = desk;
  await desk.signIn('?view=waits');
  const line = lines('To call back (1)');
  await line.getByRole('button', { name: 'Book again' }).click();
  await page.getByRole('dialog', { name: 'Book a visit' }).getByText('Yusuf Haddad').first().waitFor();
  await page.keyboard.press('Escape');
  await line.getByRole('button', { name: 'Follow up' }).click();
  await page.getByRole('dialog', { name: 'Book follow-up' }).waitFor();
  await page.keyboard.press('Escape');
  await line.locator('button').first().focus();
  await page.keyboard.press('c');
  await page.getByText('Nobody is to be called back.').waitFor();
  await page.reload();
  await group('Pending today and tomorrow (3)').waitFor();
  await page.getByText('Nobody is to be called back.').waitFor();
});
