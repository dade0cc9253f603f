import type { UnknownAction } from '@reduxjs/toolkit';

import { statusActionChosen, undoChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { statusMessages } from '#client/sections/appointments/status/messages';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { confirmed, declined, selectConfirmation } from '#client/state/confirmations';
import { selectNotices } from '#client/state/notices';
import { requestStarted, selectRequest } from '#client/state/requests/requests';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { atOnce, play } from '#test/support/service/desk';
import { isReading } from '#test/support/service/service';
import { noticesIn } from '#test/support/service/told';
import { changesSentTo, keeping, type StatusFate } from '#test/support/service/visits';
import { appointmentsSection } from '#test/support/wholeSections';

const accept = statusActionChosen({ id: 7, action: 'accept' });
const inStatus = (status: string) => makeAppointment({ id: 7, status });

/** What these events come to at a desk that shows the visits of a service. */
async function after(
  visits: readonly Appointment[],
  events: readonly UnknownAction[],
  { fates = [] as StatusFate[], given = [] as UnknownAction[], isBlind = false, real = visits } = {},
) {
  const service = keeping(real, { 7: fates });
  if (isBlind) service.loses(isReading);
  const state = await play(appointmentsSection, service, events, [...appointmentsInStore(visits), ...given]);
  const shown = selectVisible(state, TODAY).map(({ status }) => status);
  return { state, shown, sent: changesSentTo(service), notices: selectNotices(state) };
}

it('a pending appointment that is accepted by a double click is sent once, shown so and told', async () => {
  const { shown, sent, notices } = await after([inStatus('pending')], [accept, atOnce(accept)]);

  expect(sent).toEqual([[7, 'confirmed']]);
  expect(shown).toEqual(['confirmed']);
  expect(notices).toMatchObject([{ kind: 'success', text: statusMessages.statusChanged }]);
});

it('an appointment that is being changed already as one of many is not sent', async () => {
  const given = [requestStarted(appointmentKeys.status(7))];

  expect((await after([inStatus('pending')], [accept], { given })).sent).toEqual([]);
});

it('what is done before its code is there is done once it has come, each with its own row, side by side', async () => {
  const visits = [inStatus('pending'), makeAppointment({ id: 8, status: 'confirmed' })];
  const undo = undoChosen({ id: 8, from: 'pending', to: 'confirmed' });
  const { shown, sent } = await after(visits, [accept, atOnce(undo)]);

  expect(sent).toEqual([
    [7, 'confirmed'],
    [8, 'pending'],
  ]);
  expect(shown).toEqual(['confirmed', 'pending']);
});

it.each([
  ['accept', 'pending', 'confirmed'],
  ['reject', 'pending', 'rejected'],
  ['cancel', 'confirmed', 'cancelled'],
  ['restore', 'rejected', 'confirmed'],
] as const)('by %s what was %s becomes %s', async (action, before, now) => {
  const { shown, sent } = await after([inStatus(before)], [statusActionChosen({ id: 7, action })]);

  expect(sent).toEqual([[7, now]]);
  expect(shown).toEqual([now]);
});

it('a status that is refused leaves the list as it was, says so of whom, and can be sent again', async () => {
  const { state, shown, notices } = await after([inStatus('pending')], [accept], { fates: ['429'] });

  expect(shown).toEqual(['pending']);
  expect(selectRequest(state, appointmentKeys.status(7))?.status).toBe('failed');
  expect(notices).toMatchObject([
    { kind: 'error', text: listMessages.statusFailed, detail: { values: { seconds: 37 } }, offer: { event: accept } },
  ]);
  expect(noticesIn(state)[0]?.concerns).toBe('Layla Haddad, Sat 21 Nov 09:00:');
  expect((await after([inStatus('pending')], [accept, accept], { fates: ['429'] })).shown).toEqual(['confirmed']);
});

describe('into a time that another visit of the doctor has', () => {
  const beside = (more: Partial<Appointment>) =>
    makeAppointment({ id: 8, user_id: 12, status: 'pending', local_user: { user_id: 12, name: 'Sara Aziz' }, ...more });
  const named = 'Overlaps another visit: 09:00 - 09:20 the doctor also has Sara Aziz at Marina Clinic';

  it.each([
    ['accept', 'pending', [beside({})], `${named}.`],
    [
      'restore',
      'cancelled',
      [beside({}), beside({ id: 9, start_time: '09:10:00', end_time: '10:00:00' })],
      `${named}, and 1 more.`,
    ],
    ['cancel', 'confirmed', [beside({})], ''],
    ['accept', 'pending', [beside({ status: 'rejected' })], ''],
    ['accept', 'pending', [beside({ doctor_id: 22, local_doctor: null })], ''],
    ['accept', 'pending', [beside({ date: '2026-12-01' })], ''],
  ] as const)('to %s what was %s names it', async (action, before, others, said) => {
    const { notices } = await after([inStatus(before), ...others], [statusActionChosen({ id: 7, action })]);

    expect(inEnglish(notices[0]?.detail ?? '')).toBe(said);
  });
});

describe('when the answer is lost', () => {
  it.each([
    ['says that it is accepted when the list shows it so', 'lost after it took effect', 'pending', 'confirmed'],
    ['says that it failed when the list has it as before', 'lost before it took effect', 'pending', 'pending'],
    ['says how another desk has left it', 'lost before it took effect', 'cancelled', 'cancelled'],
  ] as const)('%s', async (_, fate, real, then) => {
    const { shown, notices } = await after([inStatus('pending')], [accept], { fates: [fate], real: [inStatus(real)] });

    expect(shown).toEqual([then]);
    expect(notices).toMatchObject([
      then === 'confirmed'
        ? { kind: 'success', text: statusMessages.statusChanged }
        : { kind: 'error', text: listMessages.statusFailed },
    ]);
  });

  it('says that it failed when the list cannot be read either', async () => {
    const weather = { fates: ['lost after it took effect'] as StatusFate[], isBlind: true };
    const { shown, notices } = await after([inStatus('pending')], [accept], weather);

    expect(shown).toEqual(['pending']);
    expect(notices).toMatchObject([{ kind: 'error', text: listMessages.statusFailed }]);
  });
});

describe('when a rejected appointment is restored', () => {
  const next = { id: 8, date: '2026-11-22', start_time: '08:00:00', status: 'pending' };
  const restore = statusActionChosen({ id: 7, action: 'restore' });
  /** Restores appointment 7 beside another, in a page that knows nothing of a move. */
  const restored = (other: Partial<Appointment>, old: Partial<Appointment> = {}, ...events: UnknownAction[]) =>
    after([{ ...inStatus('rejected'), ...old }, makeAppointment(other)], [restore, ...events]);

  it('asks first when the patient has another one with the same doctor, as after a move', async () => {
    const { state, sent } = await restored(next);

    const question = selectConfirmation(state);
    expect(question).toMatchObject({
      title: statusMessages.restoreTitle,
      confirmLabel: statusMessages.restoreConfirm,
    });
    expect(inEnglish(question?.text ?? '')).toBe(
      'Layla Haddad has another appointment with the same doctor, Sun, 22 Nov, 08:00, and that one still stands. ' +
        'If you restore this one as well, the patient has both.',
    );
    expect(sent).toEqual([]);
  });

  it.each([
    ['restores nothing after no', declined(), []],
    ['restores it after yes', confirmed(), [[7, 'confirmed']]],
  ])('%s', async (_, answer, sentThen) => {
    expect((await restored(next, {}, answer)).sent).toEqual(sentThen);
  });

  it.each<[string, Partial<Appointment>, Partial<Appointment>]>([
    ['no longer stands', { status: 'cancelled' }, {}],
    ['is over', { date: '2026-11-20' }, {}],
    ['is of somebody else', { user_id: 12 }, {}],
    ['is with another doctor', { doctor_id: 22 }, {}],
    ['may be of anybody, for the patient has no id', { user_id: 0 }, { user_id: 0 }],
    ['was booked beside one that was cancelled, which no move does', {}, { status: 'cancelled' }],
  ])('asks nothing when the other one %s', async (_, other, old) => {
    expect((await restored({ ...next, ...other }, old)).sent).toEqual([[7, 'confirmed']]);
  });
});
