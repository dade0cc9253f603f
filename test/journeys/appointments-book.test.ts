import { addDays, dayOf } from '#client/lib/dates';
import { createAppointment, listAppointments, type Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { overlap } from '#test/support/browser/overlap';

const desk = setUpDesk();

const dialog = () => desk.page.getByRole('dialog', { name: 'Book a visit', exact: true });
const book = () => dialog().getByRole('button', { name: 'Book', exact: true });
const chosenTime = () =>
  dialog().getByRole('group', { name: 'Choose a time' }).locator('button[aria-pressed="true"]').first();

const series = () => dialog().getByRole('table', { name: 'Visits of the series' });

/** What is sent to be booked from now on. */
function bookings(): unknown[] {
  const sent: unknown[] = [];
  desk.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(createAppointment.path))
      sent.push(request.postDataJSON());
  });
  return sent;
}

/** A visit to come, and one with another doctor. */
async function twoVisits(): Promise<readonly [Appointment, Appointment]> {
  const { body } = await desk.backend.call(listAppointments);
  const today = dayOf(new Date());
  const one = body.find(({ status, date }) => status === 'confirmed' && date > today)!;
  const other = body.find(({ doctor_id, date }) => doctor_id !== one.doctor_id && date > today)!;
  return [one, other];
}

it('books a visit with another doctor for a patient who was found, by keys alone, after what is to come', async () => {
  const { page } = desk;
  const [one, other] = await twoVisits();
  const name = one.local_user?.name ?? '';
  await desk.signIn();
  const sent = bookings();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search everything' });
  await search.fill(name);
  const offer = page.getByRole('option', { name: `Book a visit for ${name}` }).first();
  await offer.waitFor();
  const id = await offer.getAttribute('id');
  while ((await search.getAttribute('aria-activedescendant')) !== id) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog().getByText(name, { exact: true }).waitFor();
  await dialog().getByRole('list').getByText('Confirmed').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input[role="combobox"]'));
  await desk.expectAccessible();
  await page.keyboard.type(other.local_doctor?.name ?? '');
  await page.keyboard.press('Enter');
  await chosenTime().waitFor();
  await desk.expectAccessible();
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await page.getByText('The visit was booked.').waitFor();
  expect(sent).toEqual([expect.objectContaining({ user_id: one.user_id, doctor_id: other.doctor_id })]);
});

it('gives a free place of the board to a patient who is chosen then', async () => {
  const { page } = desk;
  const [one, other] = await twoVisits();
  await desk.signIn(`?view=board&day=${addDays(dayOf(new Date()), 1)}&doctor=${other.doctor_id}`);
  const sent = bookings();
  await page.getByRole('button', { name: 'First free' }).click();
  const free = page.getByRole('dialog', { name: 'First free' });
  await free.getByRole('button', { name: 'Find', exact: true }).click();
  await free
    .getByRole('button', { name: /^Book a visit: / })
    .first()
    .click();
  await chosenTime().waitFor();
  expect(await book().isEnabled()).toBe(false);
  await page.keyboard.type(one.local_user?.name ?? '');
  await page.keyboard.press('Enter');
  await dialog().getByRole('list').getByText('Confirmed').first().waitFor();
  await desk.expectAccessible();
  await desk.doubleClick(book());
  await dialog().waitFor({ state: 'detached' });
  expect(sent).toEqual([expect.objectContaining({ user_id: one.user_id })]);
  // What is done is offered again neither way.
  await page.goForward();
  await page.getByRole('grid', { name: 'Day board' }).waitFor();
  expect(new URL(page.url()).searchParams.has('book')).toBe(false);
});

it('books a series by one press, and Undo cancels it, by keys alone', async () => {
  const { page } = desk;
  const [one] = await twoVisits();
  await desk.signIn(`?book=${one.user_id}`);
  const sent = bookings();
  await dialog().waitFor();
  await page.keyboard.type(one.local_doctor?.name ?? '');
  await page.keyboard.press('Enter');
  await chosenTime().waitFor();
  await dialog().getByRole('switch', { name: 'Series' }).focus();
  await page.keyboard.press('Space');
  const ticks = series().getByRole('checkbox', { checked: true });
  await ticks.first().waitFor();
  await desk.expectAccessible();
  const count = (await ticks.count()) - 1;
  await ticks.first().focus();
  await page.keyboard.press('Space');
  await dialog()
    .getByRole('button', { name: `Book ${count} visits` })
    .focus();
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByText(`${count} booked`).waitFor();
  expect(count).toBeGreaterThan(1);
  expect(sent).toHaveLength(count);
  await desk.expectAccessible();
  await results.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await results.getByText(`${count} cancelled`).waitFor();
  const { body } = await desk.backend.call(listAppointments);
  const isSent = ({ user_id, date, start_time }: Appointment) =>
    sent.some((draft) => JSON.stringify(draft).includes(`"date":"${date}","start_time":"${start_time}"`)) &&
    user_id === one.user_id;
  expect(body.filter(isSent).map(({ status }) => status)).toEqual(sent.map(() => 'rejected'));
});

it('has room on a phone, by a finger, and leaves in sight what is to come', async () => {
  const { page } = desk;
  const session = await desk.context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  const [one] = await twoVisits();
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.signIn(`?book=${one.user_id}`);
  await dialog().waitFor();
  await page.keyboard.type(one.local_doctor?.name ?? '');
  await page.keyboard.press('Enter');
  await chosenTime().waitFor();
  expect(
    await dialog()
      .locator('.MuiDialogContent-root')
      .evaluate(({ scrollTop }) => scrollTop),
  ).toBe(0);
  const heads = dialog().getByRole('group', { name: 'Choose a date' }).locator('> div > div[aria-hidden]');
  expect(await heads.count()).toBe(7);
  const firstFree = dialog().getByRole('button', { name: 'First free' });
  for (const head of await heads.all()) expect(await overlap(firstFree, head)).toBe(0);
  const [time = ''] = /\d\d:\d\d/.exec(await chosenTime().innerText()) ?? [];
  // Where the patient has another visit then, that is said in its place.
  await dialog().locator('[role="status"], [role="alert"]').filter({ hasText: time }).first().waitFor();
  await dialog().getByRole('switch', { name: 'Series' }).check();
  await series().waitFor();
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] *')]
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 || each.getBoundingClientRect().left < -1)
      .map((each) => each.textContent),
  );
  expect(wide).toEqual([]);
  await desk.expectAccessible();
});
