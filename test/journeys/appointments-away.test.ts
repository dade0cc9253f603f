import dayjs from 'dayjs';
import { readFileSync } from 'node:fs';

import { minutesOf, timeOfMinutes } from '#client/lib/dates';
import type { Appointment, AppointmentDraft } from '#contract/appointments';
import type { Availability, AvailabilityDraft } from '#contract/availabilities';
import { setUpDesk } from '#test/support/browser/desk';
import { cutOfRing } from '#test/support/browser/rings';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const desk = setUpDesk();

const today = dayjs().format('YYYY-MM-DD');
const day = dayjs().add(3, 'day').format('YYYY-MM-DD');
const open = dayjs().add(6, 'day').format('YYYY-MM-DD');
const aisha = { doctor_id: 21, local_doctor: { doctor_id: 21, name: 'Dr. Aisha Rahman' } };
const patients = ['Layla', 'Omar', 'Khalid', 'Sara', 'Huda', 'Yusuf', 'Mona', 'Tariq', 'Rania'];

/** What the services have by now, and what was sent to change it. */
let list: Appointment[];
let hours: Availability[];
let sent: string[];

/** Services with a patient of one doctor at each of these times, and the hours of that doctor. */
async function answerWith(date: string, times: readonly string[], open: readonly Partial<Availability>[]) {
  list = times.map((time, at) =>
    makeAppointment({
      id: at + 1,
      user_id: at + 1,
      local_user: { user_id: at + 1, name: `${patients[at] ?? ''} Haddad` },
      ...aisha,
      date,
      start_time: `${time}:00`,
      end_time: timeOfMinutes(minutesOf(time) + 20),
    }),
  );
  hours = open.map((range, at) => makeAvailability({ id: 51 + at, ...range }));
  sent = [];
  const { page } = desk;
  await page.route(/doctor-availabilities\//, (route) => route.fulfill({ json: hours }));
  await page.route(/\/availabilities\/\d+\/$/, (route) => {
    const id = idIn(route.request().url());
    sent.push(`close ${id}`);
    hours = hours.filter((range) => range.id !== id);
    return route.fulfill({ status: 204 });
  });
  await page.route(/add-availability\/$/, (route) => {
    const draft = route.request().postDataJSON() as AvailabilityDraft;
    sent.push(`open ${draft.available_from}`);
    hours = [...hours, makeAvailability({ ...draft, id: 60 })];
    return route.fulfill({ status: 201, json: hours.at(-1) });
  });
  await page.route('**/appointment-service/appointments/', (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: list });
    const draft = route.request().postDataJSON() as AppointmentDraft;
    sent.push(`POST ${draft.user_id} ${draft.start_time}`);
    const becomes = list[0]?.local_doctor?.auto_confirmation ? 'confirmed' : 'pending';
    const { local_user = null } = list.find(({ user_id }) => user_id === draft.user_id) ?? {};
    const made = makeAppointment({ ...aisha, ...draft, local_user, id: 100 + list.length, status: becomes });
    list = [...list, made];
    return route.fulfill({ status: 201, json: made });
  });
  await page.route(/appointments\/\d+\/$/, (route) => {
    const id = idIn(route.request().url());
    const { status } = route.request().postDataJSON() as { status: string };
    sent.push(`PATCH ${id} ${status}`);
    setStatus(id, status);
    return route.fulfill({ json: list.find((one) => one.id === id) });
  });
}

const idIn = (url: string) => Number(/(\d+)\/$/.exec(url)?.[1]);

function setStatus(id: number, status: string): void {
  list = list.map((one) => (one.id === id ? { ...one, status } : one));
}

const inARow = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => timeOfMinutes(minutesOf(first) + at * 20).slice(0, 5));

/** Hours of a day, such as `09:00-12:00`. */
function hoursOn(date: string, range: string, more: Partial<Availability> = {}): Partial<Availability> {
  const [from = '', to = ''] = range.split('-');
  return { date, available_from: `${from}:00`, available_to: `${to}:00`, ...more };
}

/** What is sent to move a patient out of an appointment, by the times of all patients. */
const moveOf = (user: number, id: number, times: readonly string[]) => [
  `PATCH ${id} rejected`,
  `POST ${user} ${times[user - 1] ?? ''}:00`,
];

/** What is sent to take a move back: the new appointment goes, the old one is confirmed as before. */
const backOf = (user: number, id: number) => [`PATCH ${id} rejected`, `PATCH ${user} confirmed`];

/** A call that is not answered until the page is loaded anew. */
async function holdUntilReload(url: RegExp) {
  let holds = true;
  await desk.page.route(url, (route) => (holds ? new Promise(() => undefined) : route.fallback()));
  return async () => {
    holds = false;
    desk.page.once('dialog', (question) => void question.accept());
    await desk.page.reload();
  };
}

/** The button in the head of a column, and where it has the focus. */
const more = () => desk.page.getByRole('columnheader').getByRole('button', { name: /^Options for Dr\. / });
const inHead = () => more().and(desk.page.locator(':focus'));
const chooseInMenu = (name: string) => desk.page.getByRole('menuitem', { name });

/** Walks up from an appointment of the board to the head of its column. */
async function walkToHead(patient: string): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: patient }).focus();
  for (let presses = 0; presses < 80 && (await inHead().count()) === 0; presses += 1)
    await page.keyboard.press('ArrowUp');
}

const dialog = (name = 'Doctor away') => desk.page.getByRole('dialog', { name });
const find = () => dialog().getByRole('button', { name: 'Find times' });
const line = (name: string) =>
  dialog()
    .getByRole('row')
    .filter({ hasText: `${name} Haddad` });

it('moves six of nine patients from the head of a column, by mouse', async () => {
  await answerWith(day, inARow('09:00', 9), [hoursOn(open, '14:00-16:00')]);
  await desk.signIn();
  const { page } = desk;
  await desk.goTo(`?view=board&day=${day}`);
  await more().click();
  await chooseInMenu('Doctor away…').click();
  const move = dialog().getByRole('button', { name: 'Move 6 patients, 3 have no time' });
  await move.waitFor();
  const mornings = dialog().getByRole('button', { name: 'Mornings' });
  await mornings.click();
  await dialog().getByText('No such time was found').waitFor();
  expect(await mornings.getAttribute('aria-pressed')).toBe('true');
  await mornings.click();
  await move.waitFor();
  expect(await dialog().getByRole('table', { name: 'Plan' }).getByRole('row').count()).toBe(10);
  expect(await dialog().getByRole('table').getByRole('checkbox', { checked: true }).count()).toBe(6);
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
  await dialog()
    .getByText(/^6 patients were moved/)
    .waitFor();

  expect(sent.filter((one) => one.startsWith('PATCH')).sort()).toEqual(
    [1, 3, 4, 5, 6, 7].map((id) => `PATCH ${id} rejected`),
  );
  expect(sent).toContain('POST 7 14:20:00');
  expect(new Set(sent.filter((one) => one.startsWith('POST'))).size).toBe(6);
  await desk.expectAccessible();

  // Nor does Back offer once more what is done.
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await page.waitForURL((url) => !url.search.includes('away'));
  await page.goBack();
  await page.getByRole('table', { name: 'Appointments' }).waitFor();
  expect(await dialog().count()).toBe(0);
});

it.each([
  [1366, 768],
  [390, 844],
])(
  'takes a leave that begins in the middle of a day and ends in one, and says what becomes of its patients, at %i x %i',
  async (width, height) => {
    const next = dayjs(day).add(1, 'day').format('YYYY-MM-DD');
    await answerWith(day, ['09:00', '14:00', '09:20', '14:20'], [hoursOn(open, '14:00-16:00')]);
    const local_doctor = { ...aisha.local_doctor, auto_confirmation: true };
    list = list.map((one) => ({ ...one, local_doctor, ...(Number(one.id) > 2 && { date: next, status: 'pending' }) }));
    const { page } = desk;
    await page.setViewportSize({ width, height });
    await desk.signIn(`?away=21&on=${day}`);
    await dialog().getByLabel('From time').fill('12:00');
    await dialog().getByRole('textbox', { name: 'To', exact: true }).fill(next);
    await dialog().getByLabel('To time').fill('12:00');
    await find().click();
    const move = dialog().getByRole('button', { name: 'Move 2 patients' });
    await move.waitFor();
    expect(await line('Omar').count()).toBe(1);
    expect(await line('Khalid').count()).toBe(1);
    await desk.expectAccessible();

    await move.click();
    const question = page.getByRole('alertdialog');
    await question.getByText('which is confirmed at once').waitFor();
    expect(await question.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/Khalid Haddad.* 09:20/),
    ]);
    await desk.answer('Yes, move them');
    await dialog()
      .getByText(/^2 patients were moved/)
      .waitFor();
    await dialog().getByRole('table', { name: 'Plan' }).getByText(/14:20/).waitFor();
  },
);

it('looks for times after a leave that is months away, and says until when it looked', async () => {
  const [before, away, after] = [20, 60, 95].map((days) => dayjs().add(days, 'day').format('YYYY-MM-DD'));
  const hours = [hoursOn(before ?? '', '09:00-17:00'), hoursOn(after ?? '', '14:00-14:20')];
  await answerWith(away ?? '', ['09:00', '09:20'], hours);
  await desk.signIn(`?away=21&on=${away}`);
  const { page } = desk;
  await find().click();
  await dialog().getByRole('button', { name: 'Move 1 patient, 1 has no time' }).waitFor();
  const until = dayjs(after).format('D MMM YYYY');
  await dialog()
    .getByText(`No time was found up to ${dayjs(after).format('ddd')}, ${until}`)
    .waitFor();
  await line('Layla').getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Reschedule appointment' });
  await change.getByRole('button', { name: '14:00 - 14:20' }).waitFor();
  const dates = change.getByRole('group', { name: '1. Choose a date' }).getByRole('button');

  expect(await dates.first().textContent()).toContain(dayjs(away).add(1, 'day').format('D'));
  expect(await dates.last().textContent()).toContain(dayjs(after).format('D'));
});

it('books nobody into hours that another desk has closed since the plan was made', async () => {
  await answerWith(day, ['09:00', '09:20'], [hoursOn(open, '14:00-14:40'), hoursOn(open, '16:00-17:00')]);
  await desk.signIn(`?away=21&on=${day}`);
  await find().click();
  await dialog().getByRole('button', { name: 'Move 2 patients' }).click();
  hours = hours.map((range, at) => (at === 0 ? { ...range, available_to: '14:20:00' } : range));
  await desk.answer('Yes, move them');
  const booked = desk.page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('"start_time":"16:00'),
  );
  await dialog().getByRole('button', { name: /16:00/ }).click();
  await booked;

  expect(sent.filter((one) => one.startsWith('POST'))).toEqual(['POST 1 14:00:00', 'POST 2 16:00:00']);
  expect(sent.filter((one) => one.startsWith('PATCH'))).toEqual(['PATCH 1 rejected', 'PATCH 2 rejected']);
});

it('goes on after a reload, and is reached by arrows, by keys alone', async () => {
  await answerWith(day, inARow('09:00', 3), [hoursOn(open, '14:00-15:00')]);
  await desk.signIn(`?view=board&day=${day}`);
  const { page } = desk;
  await page.getByRole('button', { name: 'Layla Haddad' }).waitFor();
  await walkToHead('Layla Haddad');
  await page.keyboard.press('Enter');
  await chooseInMenu('Doctor away…').and(page.locator(':focus')).press('Enter');
  await find().focus();
  await page.keyboard.press('Enter');
  const move = dialog().getByRole('button', { name: 'Move 3 patients' });
  await move.waitFor();
  await line('Sara').waitFor({ state: 'detached' });
  await line('Omar').getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await dialog().getByRole('button', { name: 'Move 2 patients, 1 stays' }).focus();
  const reload = await holdUntilReload(/appointments\/3\/$/);
  await page.keyboard.press('Enter');
  await desk.answer('Yes, move them');
  await dialog().getByText('1 of 2').waitFor();
  await reload();
  const goOn = dialog().getByRole('button', { name: 'Continue' });
  await goOn.focus();
  await page.keyboard.press('Shift');
  expect(await goOn.evaluate(cutOfRing)).toEqual([]);
  await goOn.press('Enter');
  await dialog()
    .getByText(/^2 patients were moved/)
    .waitFor();

  expect(sent.filter((one) => one.startsWith('POST'))).toEqual(['POST 1 14:00:00', 'POST 3 14:40:00']);
  expect(sent.at(-2)).toBe('PATCH 3 rejected');
});

it('closes the hours of the absence, has a list to call, and takes back what still stands, by mouse', async () => {
  await answerWith(
    day,
    ['09:00', '09:20', '09:40', '10:00'],
    [
      hoursOn(day, '08:00-09:00'),
      hoursOn(day, '09:00-10:00', { status: 'booked' }),
      hoursOn(day, '10:00-11:00'),
      hoursOn(day, '11:40-13:00'),
    ],
  );
  const { page } = desk;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      const texts = Array.from(document.querySelectorAll('.paper :is(h1, th, td)'), (one) => one.textContent);
      Object.assign(window, { printed: texts.join('\n') });
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  await desk.signIn(`?view=board&day=${day}`);
  await more().click();
  await chooseInMenu('Doctor away…').click();
  await dialog().getByLabel('To time').fill('12:00');
  await find().click();
  await dialog().getByRole('checkbox', { name: 'Close these hours' }).check();
  await dialog().getByRole('button', { name: 'Move 3 patients, 1 has no time' }).click();
  await desk.answer('Yes, move them');
  const closed = dialog().getByRole('region', { name: 'Closed hours' });
  await closed.getByText('1 range of hours was closed, 3 stay.').waitFor();
  await closed.getByText('stays: it is booked').waitFor();
  await closed.getByText('stays: Sara Haddad is expected at 10:00').waitFor();
  await closed.getByText('stays: it reaches beyond this time').waitFor();
  expect(sent.slice(6)).toEqual(['close 51']);

  const toCall = dialog().getByRole('table', { name: 'Plan' });
  const call = (name: string) => toCall.getByRole('row').filter({ hasText: `${name} Haddad` });
  expect(await toCall.getByRole('row').count()).toBe(5);
  expect(await dialog().getByRole('table').count()).toBe(1);
  await call('Layla').getByText('moved').first().waitFor();
  await call('Layla').getByRole('checkbox', { name: 'Called Layla Haddad' }).check();
  await desk.expectAccessible();
  const copied = async (name: string, language: string) => {
    await call(name)
      .getByRole('button', { name: `Copy message in ${language}, ${name} Haddad` })
      .click();
    await dialog().getByText(`The message for ${name} Haddad was copied.`).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Layla', 'English')).toMatch(
    /^Dear Layla Haddad,\nYour appointment with Dr. Aisha Rahman on .* 09:00 has been moved to .* 12:00\. It is still/,
  );
  expect(await copied('Omar', 'Arabic')).toMatch(/Omar Haddad.*\n.*نُقل موعدكم مع .*Aisha Rahman/);
  expect(await copied('Sara', 'English')).toMatch(/at 10:00 cannot take place\. There is no new time yet/);
  await dialog().getByRole('button', { name: 'Print' }).click();
  const paper = await page.evaluate(() => String(Reflect.get(window, 'printed')));
  expect(paper.match(/\w+ Haddad/g)).toEqual(patients.slice(0, 4).map((name) => `${name} Haddad`));
  const download = page.waitForEvent('download');
  await dialog().getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`to-call-${day}.csv`);
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(5);

  const booked = [1, 2, 3].map((user) => Number(list.findLast(({ user_id }) => user_id === user)?.id));
  setStatus(booked[1] ?? 0, 'cancelled');
  sent = [];
  await dialog().getByRole('button', { name: 'Undo', exact: true }).click();
  const undone = dialog().getByRole('region', { name: 'Undone' });
  await undone.getByText(/of the plan undone/).waitFor();
  expect(await undone.getByText('cannot go back: it was changed since').count()).toBe(1);
  expect(await undone.getByText('back at').count()).toBe(2);
  expect(await undone.getByText(', was ').count()).toBe(0);
  expect(sent[0]).toBe('open 08:00:00');
  expect(sent.slice(1).sort()).toEqual([1, 3].flatMap((user) => backOf(user, booked[user - 1] ?? 0)).sort());
  await call('Layla').getByText('back at the old time').waitFor();
  expect(await call('Layla').getByRole('checkbox', { checked: false }).count()).toBe(1);
});

it('shifts the rest of a day by forty minutes from the last patient on, and back, by keys alone', async () => {
  const times = ['13:40', '14:00', '14:20', '14:40', '15:00', '15:40', '16:20'];
  const later = ['14:20', '14:40', '15:00', '15:20', '15:40', '16:20', '14:00'];
  await answerWith(today, times, [hoursOn(today, '08:00-17:00'), hoursOn(open, '14:00-15:00')]);
  const { page } = desk;
  let letHoursCome = (): void => undefined;
  const untilFocused = new Promise<void>((resolve) => {
    letHoursCome = resolve;
  });
  await page.route(/doctor-availabilities\//, async (route) => {
    await untilFocused;
    return route.fallback();
  });
  await desk.signIn('?view=board');
  const late = () => dialog('Doctor late');
  const press = async (name: string) => {
    await late().getByRole('button', { name, exact: true }).press('Enter');
  };
  const first = page.getByRole('button', { name: 'Layla Haddad' });
  await first.focus();
  // Hours that begin earlier move every block into another row.
  letHoursCome();
  await page.getByRole('rowheader', { name: '08:00' }).waitFor();
  await first.and(page.locator(':focus')).waitFor();
  await walkToHead('Layla Haddad');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await chooseInMenu('Doctor late…').and(page.locator(':focus')).press('Enter');
  await late().getByRole('button', { name: '20 min' }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await late().getByRole('button', { name: 'Move 6 today, 1 stays' }).waitFor();
  const plan = late().getByRole('table', { name: 'Plan' }).getByRole('row');
  await plan
    .nth(1)
    .and(late().getByRole('row', { name: 'Later today (6)' }))
    .waitFor();
  await plan
    .nth(8)
    .and(late().getByRole('row', { name: 'No room today (1)' }))
    .waitFor();
  await late().getByRole('checkbox', { name: 'Choose all: No room today (1)' }).press('Space');
  await plan.nth(9).getByRole('checkbox', { checked: true }).waitFor();
  await late().getByRole('button', { name: 'Move 6 today, 1 to another day' }).waitFor();
  for (const [at, time] of later.entries())
    await plan
      .nth(at < 6 ? at + 2 : at + 3)
      .getByText(time)
      .waitFor();
  await desk.expectAccessible();

  const reload = await holdUntilReload(/appointments\/4\/$/);
  await press('Move 6 today, 1 to another day');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, move them' }).press('Enter');
  await late().getByText('3 of 7').waitFor();
  await reload();
  await press('Continue');
  await late()
    .getByText(/^7 patients were moved/)
    .waitFor();
  // The move that was cut off is put back before it is made once more.
  const made = [...new Set(sent)].filter((one) => one !== 'PATCH 4 confirmed');
  expect(made).toEqual([7, 6, 5, 4, 3, 2, 1].flatMap((user) => moveOf(user, user, later)));
  expect(list.slice(7).map(({ date }) => date)).toEqual([open, ...Array.from({ length: 6 }, () => today)]);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not here.'));
  });
  await late().getByRole('checkbox', { name: 'Called Omar Haddad' }).press('Space');
  await press('Copy message in Arabic, Omar Haddad');
  await late().getByText('The browser did not copy it.').waitFor();
  expect(await late().getByRole('blockquote').textContent()).toMatch(/Omar Haddad[^]*نُقل موعدكم/);
  await desk.expectAccessible();
  sent = [];
  await press('Undo');
  const undone = late().getByRole('region', { name: 'Undone' });
  await undone.getByText(/^7 of the plan undone/).waitFor();
  expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7].flatMap((user) => backOf(user, 114 - user)));
  expect(await late().getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
});

it('makes room for a late doctor who stays: opens hours first, and closes them last by Undo', async () => {
  await answerWith(today, ['16:20', '16:40'], [hoursOn(today, '08:00-17:00'), hoursOn(open, '14:00-15:00')]);
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.signIn('?view=board');
  await more().click();
  await chooseInMenu('Doctor late…').click();
  const late = dialog('Doctor late');
  await late.getByRole('button', { name: 'Move 0 today, 2 stay' }).waitFor();
  await late.getByRole('group', { name: 'Stay until' }).getByRole('button', { name: '17:20' }).click();
  const button = late.getByRole('button', { name: 'Move 2 today', exact: true });
  await button.waitFor();
  await late.getByRole('checkbox', { name: 'Choose all: Later today (2)', checked: true }).waitFor();
  await desk.expectAccessible();
  await button.click();
  await page.getByRole('alertdialog').getByText('First hours until 17:20 are opened.').waitFor();
  await desk.answer('Yes, move them');
  await late.getByText(/patients were moved/).waitFor();
  await late.getByRole('listitem').filter({ hasText: 'Hours until 17:20' }).getByText('opened').waitFor();
  expect(sent).toEqual(['open 17:00:00', ...[2, 1].flatMap((user) => moveOf(user, user, ['16:40', '17:00']))]);
  sent = [];
  await late.getByRole('button', { name: 'Undo', exact: true }).click();
  await late.getByRole('region', { name: 'Undone' }).getByText('closed again').waitFor();
  expect(sent).toEqual([...[1, 2].flatMap((user) => backOf(user, 104 - user)), 'close 60']);
});
