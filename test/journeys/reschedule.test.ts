import { longDate, timeRange } from '#client/lib/dates';
import type { Appointment } from '#contract/appointments';
import { listAppointments } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { inEnglish } from '#test/support/inEnglish';

const desk = setUpDesk();

const DONE = 'Appointment successfully rescheduled! The previous appointment was canceled and a new one was created.';
const FAILED = 'Failed to reschedule appointment. Please try again.';
const isBooking = (method: string) => method === 'POST';

const dialog = () => desk.page.getByRole('dialog');
const firstOpener = () => desk.page.getByRole('row').getByRole('button').first();

/** What the service knows. */
async function listed(): Promise<Appointment[]> {
  return (await desk.backend.call(listAppointments)).body;
}

/** Opens the Reschedule dialog of the first pending appointment and returns the patient's name. */
async function openDialog(): Promise<string> {
  const { page } = desk;
  await desk.signIn('?status=pending');
  const name = await firstOpener().locator('[dir="auto"]').innerText();
  await firstOpener().click();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await dialog().getByText('The times appear once a date is chosen.').waitFor();
  return name;
}

/** Chooses the last slot of the first later date that has any. */
async function chooseSlot(): Promise<void> {
  const dates = dialog().getByRole('group', { name: 'Choose a date' }).getByRole('button');
  const times = dialog().getByRole('group', { name: 'Choose a time' }).getByRole('button');
  expect(await dates.count()).toBe(30);
  for (let day = 1; day < 30; day += 1) {
    await dates.nth(day).click();
    await times
      .first()
      .or(dialog().getByText('No available time slots for this date. Please select another date.'))
      .waitFor();
    if ((await times.count()) > 0) break;
  }
  await times.last().click();
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
    await desk.expectAccessible();
    await chooseSlot();
    await desk.expectAccessible();

    await dialog().getByRole('button', { name: 'Confirm' }).dblclick();
    await desk.page.getByText(DONE).waitFor();
    await dialog().waitFor({ state: 'detached' });
    expect(posts).toBe(1);
    const added = (await listed()).filter(({ id }) => !before.has(id));
    expect(added.map(({ local_user }) => local_user?.name)).toEqual([name]);
    const [{ date, start_time, end_time, local_doctor }] = added as [Appointment];
    await desk.page.getByLabel('Status').click();
    await desk.page.getByRole('option', { name: 'All' }).click();
    await desk.page.getByPlaceholder('search by patient, doctor, location').fill(`${name} ${local_doctor?.name}`);
    const row = desk.page
      .getByRole('row')
      .filter({ hasText: inEnglish(longDate(date)) })
      .filter({ hasText: timeRange(start_time, end_time) });
    await row.getByText(local_doctor?.auto_confirmation ? 'Confirmed' : 'Pending').waitFor();
    await desk.expectAccessible();
  });

  it('gives the old appointment its status back when the new one cannot be created', async () => {
    await desk.page.route('**/appointments/', (route) =>
      isBooking(route.request().method()) ? route.fulfill({ status: 500, json: { detail: 'down' } }) : route.continue(),
    );
    const name = await openDialog();
    await chooseSlot();
    await dialog().getByRole('button', { name: 'Confirm' }).click();

    await dialog().getByText(FAILED).waitFor();
    await dialog().getByText('was restored to its previous status (pending)').waitFor();
    await desk.expectAccessible();
    await desk.page.keyboard.press('Escape');
    await desk.page.reload();
    await firstOpener().waitFor();
    expect(await firstOpener().locator('[dir="auto"]').innerText()).toBe(name);
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
    await chooseSlot();
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
    await chooseSlot();
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
