import { dayOf, shortDate, timeRange } from '#client/lib/dates';
import { createAppointment, listAppointments, type Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { choicesOf, chooseSlot } from '#test/support/browser/moves';
import { overlap } from '#test/support/browser/overlap';
import { inEnglish } from '#test/support/inEnglish';

const desk = setUpDesk();

const DONE = 'Appointment successfully rescheduled! The previous appointment was canceled and a new one was created.';
const FAILED = 'Failed to reschedule appointment. Please try again.';
const isBooking = (method: string) => method === 'POST';

const dialog = () => desk.page.getByRole('dialog');
const firstOpener = () => desk.page.locator('[data-key]').getByRole('button').first();

/** What the service knows. */
async function listed(): Promise<Appointment[]> {
  return (await desk.backend.call(listAppointments)).body;
}

/** Opens the Reschedule dialog of the first pending appointment and returns the patient's name. */
async function openDialog(): Promise<string> {
  const { page } = desk;
  await desk.signIn('?status=pending');
  await page.getByText(/^Updated /).waitFor();
  const name = await firstOpener().locator('[dir="auto"]').first().innerText();
  await firstOpener().click();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await dialog().getByRole('group', { name: 'Choose a date' }).waitFor();
  return name;
}

describe('rescheduling', () => {
  it('moves an appointment: Confirm needs a date and a time, and the new one stands in the list', async () => {
    let posts = 0;
    desk.page.on('request', (request) => {
      if (isBooking(request.method()) && request.url().endsWith('/appointments/')) posts += 1;
    });
    const before = new Set((await listed()).map(({ id }) => id));
    const name = await openDialog();
    expect(await dialog().getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
    expect(await choicesOf(dialog()).dates.count()).toBe(30);
    await desk.expectAccessible();
    await chooseSlot(dialog());
    await desk.expectAccessible();

    await desk.doubleClick(dialog().getByRole('button', { name: 'Confirm' }));
    await desk.page.getByText(DONE).waitFor();
    await dialog().waitFor({ state: 'detached' });
    expect(posts).toBe(1);
    const added = (await listed()).filter(({ id }) => !before.has(id));
    expect(added.map(({ local_user }) => local_user?.name)).toEqual([name]);
    const [{ date, start_time, end_time, local_doctor }] = added as [Appointment];
    await desk.choose(desk.page.getByRole('combobox', { name: 'Status' }), 'All');
    await desk.page.getByPlaceholder('search by patient, doctor, location').fill(`${name} ${local_doctor?.name}`);
    const row = desk.page
      .getByRole('row')
      .filter({ hasText: inEnglish(shortDate(date, dayOf(new Date()))) })
      .filter({ hasText: timeRange(start_time, end_time) });
    await row.getByText(local_doctor?.auto_confirmation ? 'Confirmed' : 'Pending').waitFor();
    await desk.expectAccessible();
  });

  it('gives the old appointment its status back when the new one cannot be created', async () => {
    await desk.page.route('**/appointments/', (route) =>
      isBooking(route.request().method()) ? route.fulfill({ status: 500, json: { detail: 'down' } }) : route.continue(),
    );
    const name = await openDialog();
    await chooseSlot(dialog());
    await dialog().getByRole('button', { name: 'Confirm' }).click();

    await dialog().getByText(FAILED).waitFor();
    await dialog().getByText('was restored to its previous status (pending)').waitFor();
    await desk.expectAccessible();
    await desk.page.keyboard.press('Escape');
    await desk.page.reload();
    await firstOpener().waitFor();
    expect(await firstOpener().locator('[dir="auto"]').first().innerText()).toBe(name);
  });

  it('finds the new appointment when only the answer was lost', async () => {
    let posts = 0;
    await desk.page.route('**/appointments/', async (route) => {
      if (!isBooking(route.request().method())) return route.continue();
      posts += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await openDialog();
    await chooseSlot(dialog());
    await desk.expectAccessible();
    await dialog().getByRole('button', { name: 'Confirm' }).click();

    await desk.page.getByText(DONE).waitFor();
    expect(posts).toBe(1);
  });

  it.each([
    [
      'a reload',
      async () => {
        await desk.page.reload();
      },
    ],
    [
      'Sign Out',
      async () => {
        await dialog().press('Escape');
        await dialog().waitFor({ state: 'detached' });
        await desk.page.getByRole('button', { name: 'Sign Out' }).click();
        await desk.page.getByText('Something was left half done on this device.').waitFor();
        await desk.expectAccessible();
        await desk.signIn('?section=manage-providers');
      },
    ],
  ])('offers to bring a move to an end that was cut off by %s, and says so until it is', async (_, cutOff) => {
    const { page } = desk;
    page.on('dialog', (question) => void question.accept());
    await page.route('**/appointments/', (route) =>
      isBooking(route.request().method()) ? undefined : route.continue(),
    );
    const name = await openDialog();
    await chooseSlot(dialog());
    const sent = page.waitForRequest(
      (request) => isBooking(request.method()) && request.url().endsWith('/appointments/'),
    );
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    await sent;
    await cutOff();
    const offer = page.getByRole('alert').filter({ hasText: `Rescheduling the appointment of ${name}` });
    await offer.waitFor();
    await page.unroute('**/appointments/');

    await page.route('**/appointments/*/', (route) => route.abort('connectionreset'));
    await offer.getByRole('button', { name: 'Check again' }).click();
    const stuck = page.getByRole('alert').filter({ hasText: 'could not be restored: it may still be rejected.' });
    await stuck.waitFor();
    await desk.expectAccessible();
    await page.unroute('**/appointments/*/');
    await stuck.getByRole('button', { name: 'Restore the appointment' }).click();
    await page.getByRole('status').filter({ hasText: 'was restored to its previous status (pending)' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

/** Moves the first pending appointment by the keyboard; returns the patient's name and how many keys that took. */
async function moveByKeyboard(): Promise<{ name: string; keys: number }> {
  const { page } = desk;
  await desk.signIn('?status=pending');
  await page.getByText(/^Updated /).waitFor();
  const name = await firstOpener().locator('[dir="auto"]').first().innerText();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const focused = page.locator(':focus');
  const pressUntil = async (key: string, isThere: () => Promise<boolean>) => {
    while (!(await isThere()) && keys < 40) await press(key);
  };
  await press('/');
  await page.keyboard.type(name);
  await press('Enter');
  await page.locator('[data-index="0"] [aria-expanded]:focus').waitFor();
  await press('Enter');
  await page.getByText('Location Details').waitFor();
  const reschedule = page.getByRole('button', { name: 'Reschedule' });
  await pressUntil('Tab', async () => (await focused.and(reschedule).count()) > 0);
  const calendar = page.waitForResponse((response) => response.url().includes('availabilit'));
  await press('Enter');
  await calendar;
  await dialog().locator('button[aria-pressed]:focus').waitFor();
  await press('ArrowRight');
  await pressUntil('ArrowRight', async () => (await focused.filter({ hasText: 'no times' }).count()) === 0);
  await press('Enter');
  await dialog().getByRole('group', { name: 'Choose a time' }).locator(':focus').waitFor();
  await press('Enter');
  await press('Tab');
  await press('Enter');
  await page.getByText(DONE).waitFor();
  return { name, keys };
}

describe('a move by keyboard', () => {
  it('takes at most 20 keys beyond the name, and ends on the new row, which is open, marked and in view', async () => {
    const { name, keys } = await moveByKeyboard();
    const { page } = desk;

    expect(keys).toBeLessThanOrEqual(20);
    const moved = page.locator('[data-marked][data-open]');
    await moved.getByText('Location Details').waitFor();
    expect(await moved.locator('[aria-expanded]:focus').innerText()).toContain(name);
    expect(await overlap(moved.locator('[aria-expanded]'), page.getByRole('table'))).toBeGreaterThan(0);
    const notice = page.getByRole('status').filter({ hasText: DONE });
    const [toWhen, at] = desk
      .called(`, .*:|Moved to \\w{3}, \\d+ \\w{3},`, `، .*:|نُقل إلى \\S+ .*\\d+ \\S+،`)
      .split('|');
    expect(await notice.innerText()).toMatch(new RegExp(`${name}\\S?${toWhen}\\s.*${at} \\S?\\d\\d:\\d\\d`, 's'));
    await desk.expectAccessible();

    await page.keyboard.press('Escape');
    await moved.waitFor({ state: 'detached' });
    await notice.getByRole('button', { name: 'Show', exact: true }).click();
    await moved.waitFor();
  });

  it('asks before the old appointment is restored as well, also after a reload', async () => {
    const before = await listed();
    await moveByKeyboard();
    const after = await listed();
    const { page } = desk;
    const statusBefore = (id: Appointment['id']) => before.find((one) => one.id === id)?.status;
    const moved = after.find(({ id, status }) => status === 'rejected' && statusBefore(id) !== 'rejected')!;
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(({ searchParams }) => !searchParams.has('status'));
    await page.reload();
    await page.getByText(/^Updated /).waitFor();
    // One that stands at the same time by now has taken its row, unless it is open.
    await desk.goTo(`?open=${moved.id}`);
    const old = page.locator(`[data-key="${moved.id}"]`).filter({ hasText: 'Rejected' });
    await page.getByRole('button', { name: 'Restore' }).click();
    const question = page.getByRole('alertdialog');

    await question.getByText('and that one still stands').waitFor();
    await desk.expectAccessible();
    await desk.answer('Cancel');
    await old.waitFor();
  });
});

it('a time that another desk takes is told before anything is changed, and a second Confirm takes it', async () => {
  const { page } = desk;
  const asked = { dates: new Set<string>(), tags: new Set<string>(), writes: 0 };
  page.on('request', (request) => {
    const date = new URL(request.url()).searchParams.get('date');
    if (date) asked.dates.add(date);
    if (request.method() === 'PATCH' || (request.url().endsWith('/appointments/') && isBooking(request.method())))
      asked.writes += 1;
    const tag = request.headers()['if-none-match'];
    if (tag) asked.tags.add(tag);
  });
  await openDialog();
  await chooseSlot(dialog());
  const chosen = dialog().getByRole('group', { name: 'Choose a time' }).locator('[aria-pressed="true"]');
  const [start, end] = (await chosen.innerText()).match(/\d\d:\d\d/g) ?? [];
  const id = await page.locator('[data-open]').getAttribute('data-key');
  const list = await listed();
  const moving = list.find((one) => String(one.id) === id)!;
  const other = list.find(({ user_id, local_user }) => user_id !== moving.user_id && local_user?.name)!;
  const body = {
    user_id: other.user_id,
    doctor_id: moving.doctor_id,
    location_id: null,
    date: [...asked.dates].at(-1),
  };
  await desk.backend.call(createAppointment, { body: { ...body, start_time: `${start}:00`, end_time: `${end}:00` } });

  await dialog().getByRole('button', { name: 'Confirm' }).click();
  const told = dialog().getByRole('alert').filter({ hasText: 'This time was just taken.' });
  await told.waitFor();
  expect(await told.innerText()).toContain(other.local_user?.name);
  await chosen.getByText('overlaps').waitFor();
  expect([asked.writes, asked.tags.size]).toEqual([0, 1]);
  await desk.expectAccessible();

  const sentence = 'The doctor has another appointment at this time (10:00 - 10:20).';
  await page.route('**/appointments/', (route) =>
    isBooking(route.request().method()) ? route.fulfill({ status: 409, json: { detail: sentence } }) : route.continue(),
  );
  await dialog().getByRole('button', { name: 'Confirm' }).click();
  await dialog().getByText(sentence).waitFor();
  await page.unroute('**/appointments/');
  await dialog().getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(DONE).waitFor();
});

it('the dialog opens on the first date with a free time, and Escape leaves it though Confirm was pressed', async () => {
  const { page } = desk;
  await page.route('**/appointments/*/', () => undefined);
  await openDialog();
  const { dates, times } = choicesOf(dialog());
  await times.first().waitFor();
  const texts = await dates.allInnerTexts();
  const chosen = await dates.evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-pressed') === 'true'));

  const noTimes = desk.called('no times', 'لا أوقات');
  expect(chosen).toBe(texts.findIndex((text) => !text.includes(noTimes)));
  const time = times.nth(1);
  const outline = () => time.evaluate((one) => getComputedStyle(one).outlineStyle);
  await times.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect([await time.getAttribute('aria-pressed'), await outline()]).toEqual(['true', 'solid']);
  await page.keyboard.press('Shift+Tab');
  expect([await time.getAttribute('aria-pressed'), await outline()]).toEqual(['true', 'none']);
  await desk.expectAccessible();

  // The button is disabled by then.
  await dialog().getByRole('button', { name: 'Confirm' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
});

describe('a Confirm that meets an expired token', () => {
  it('has changed nothing, and comes back with its date and time', async () => {
    const { page } = desk;
    const before = JSON.stringify(await listed());
    await openDialog();
    await chooseSlot(dialog());
    const time = await dialog().locator('[aria-pressed="true"]').last().innerText();
    await page.route('**/appointments/*/', (route) => route.fulfill({ status: 401, json: { detail: 'expired' } }));
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    await page.unroute('**/appointments/*/');
    expect(JSON.stringify(await listed())).toBe(before);

    await desk.signInHere();
    await dialog().getByRole('button', { name: 'Confirm' }).click({ trial: true });
    expect(await dialog().locator('[aria-pressed="true"]').last().innerText()).toBe(time);
    expect(await page.getByText('could not be').count()).toBe(0);
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(DONE).waitFor();
  });
});

it.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('a notice moves nothing, and covers neither the focus nor Confirm at %i x %i', async (width, height) => {
  const { page } = desk;
  await page.setViewportSize({ width, height });
  await page.route('**/appointments/*/', (route) => route.fulfill({ status: 409, json: {} }));
  await openDialog();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views, columns, export' }).waitFor();
  const table = await page.getByRole('table').boundingBox();
  await page.getByRole('button', { name: 'Accept' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to update appointment status.' });
  await notice.getByRole('button', { name: 'Retry' }).waitFor();
  expect(await page.getByRole('table').boundingBox()).toEqual(table);
  expect(await overlap(notice, page.locator(':focus'))).toBe(0);

  await page.getByRole('button', { name: 'Reschedule' }).click();
  await chooseSlot(dialog());
  // A warning beside Confirm may scroll the times, and the notice goes out of their way with the next picture.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await overlap(notice, page.locator(':focus'))).toBe(0);
  expect(await overlap(notice, dialog().getByRole('button', { name: 'Confirm' }))).toBe(0);
});
