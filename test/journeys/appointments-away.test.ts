import dayjs from 'dayjs';

import type { Appointment, AppointmentDraft } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const desk = setUpDesk();

const day = dayjs().add(3, 'day').format('YYYY-MM-DD');
const open = dayjs().add(6, 'day').format('YYYY-MM-DD');
const aisha = { doctor_id: 21, local_doctor: { doctor_id: 21, name: 'Dr. Aisha Rahman' } };
const patients = ['Layla', 'Omar', 'Khalid', 'Sara', 'Huda', 'Yusuf', 'Mona', 'Tariq', 'Rania'];

/** What the services have by now, and what was sent to change it. */
let list: Appointment[];
let sent: string[];

/** Services with a day of one doctor, and so many free times later. */
async function answerWith(count: number, slots: number): Promise<void> {
  list = patients.slice(0, count).map((name, at) =>
    makeAppointment({
      id: at + 1,
      user_id: at + 1,
      local_user: { user_id: at + 1, name: `${name} Haddad` },
      ...aisha,
      date: day,
      start_time: `${String(9 + Math.floor(at / 3)).padStart(2, '0')}:${(at % 3) * 2}0:00`,
      end_time: `${String(9 + Math.floor((at + 1) / 3)).padStart(2, '0')}:${((at + 1) % 3) * 2}0:00`,
    }),
  );
  sent = [];
  const end = `${14 + Math.floor(slots / 3)}:${(slots % 3) * 2}0:00`;
  const hours = [makeAvailability({ date: open, available_from: '14:00:00', available_to: end })];
  await desk.page.route(/doctor-availabilities\//, (route) => route.fulfill({ json: hours }));
  await desk.page.route('**/appointment-service/appointments/', (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: list });
    const draft = route.request().postDataJSON() as AppointmentDraft;
    sent.push(`POST ${draft.user_id} ${draft.start_time}`);
    const { local_user = null } = list.find(({ user_id }) => user_id === draft.user_id) ?? {};
    const made = makeAppointment({ ...aisha, ...draft, local_user, id: 100 + list.length, status: 'pending' });
    list = [...list, made];
    return route.fulfill({ status: 201, json: made });
  });
  await desk.page.route(/appointments\/\d+\/$/, (route) => {
    const id = Number(/(\d+)\/$/.exec(route.request().url())?.[1]);
    const { status } = route.request().postDataJSON() as { status: string };
    sent.push(`PATCH ${id} ${status}`);
    list = list.map((one) => (one.id === id ? { ...one, status } : one));
    return route.fulfill({ json: list.find((one) => one.id === id) });
  });
}

const dialog = () => desk.page.getByRole('dialog', { name: 'Doctor away', exact: true });
const find = () => dialog().getByRole('button', { name: 'Find times' });
const line = (name: string) =>
  dialog()
    .getByRole('row')
    .filter({ hasText: `${name} Haddad` });

it('moves six of nine patients from the head of a column, by mouse', async () => {
  await answerWith(9, 6);
  await desk.signIn(`?view=board&day=${day}`);
  const { page } = desk;
  await page.getByRole('columnheader').getByRole('button', { name: 'Doctor away…' }).click();
  await find().click();
  const move = dialog().getByRole('button', { name: 'Move 6 patients, 3 have no time' });
  await move.waitFor();
  expect(await dialog().getByRole('table', { name: 'Plan' }).getByRole('row').count()).toBe(10);
  expect(await dialog().getByRole('checkbox', { checked: true }).count()).toBe(6);
  await desk.expectAccessible();

  await line('Omar').getByRole('checkbox').click();
  await dialog().getByRole('button', { name: 'Move 5 patients, 1 stays, 3 have no time' }).waitFor();
  await line('Mona').getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Reschedule appointment' });
  await change.getByRole('button', { name: '14:00 - 14:20' }).click();
  expect(await change.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
  await change.getByRole('button', { name: '14:20 - 14:40' }).click();
  await change.getByRole('button', { name: 'Confirm' }).click();
  await dialog().getByRole('button', { name: 'Move 6 patients, 1 stays, 2 have no time' }).click();
  await desk.answer('Yes, move them');
  await dialog().getByText('6 of 6').waitFor();

  expect(sent.filter((one) => one.startsWith('PATCH')).sort()).toEqual(
    [1, 3, 4, 5, 6, 7].map((id) => `PATCH ${id} rejected`),
  );
  expect(sent).toContain('POST 7 14:20:00');
  expect(new Set(sent.filter((one) => one.startsWith('POST'))).size).toBe(6);
  await desk.expectAccessible();
});

it('goes on after a reload, and is reached by arrows, by keys alone', async () => {
  await answerWith(3, 3);
  await desk.signIn(`?view=board&day=${day}`);
  const { page } = desk;
  await page.getByRole('button', { name: 'Layla Haddad' }).waitFor();
  await page.getByRole('button', { name: 'Layla Haddad' }).focus();
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await find().focus();
  await page.keyboard.press('Enter');
  const move = dialog().getByRole('button', { name: 'Move 3 patients' });
  await move.waitFor();
  await line('Sara').waitFor({ state: 'detached' });
  await line('Omar').getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await dialog().getByRole('button', { name: 'Move 2 patients, 1 stays' }).focus();
  let holds = true;
  await page.route(/appointments\/3\/$/, (route) => (holds ? new Promise(() => undefined) : route.fallback()));
  await page.keyboard.press('Enter');
  await desk.answer('Yes, move them');
  await dialog().getByText('1 of 2').waitFor();
  holds = false;
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await dialog().getByRole('button', { name: 'Continue' }).press('Enter');
  await dialog().getByText('2 of 2').waitFor();

  expect(sent.filter((one) => one.startsWith('POST'))).toEqual(['POST 1 14:00:00', 'POST 3 14:40:00']);
  expect(sent.at(-2)).toBe('PATCH 3 rejected');
});
