import * as matchers from 'redux-saga-test-plan/matchers';

import * as appointmentsApi from '#client/api/appointments';
import { currentMoment } from '#client/lib/dates';
import { UnreadableAnswer } from '#client/lib/errors';
import { appointmentsSection } from '#client/sections/appointments';
import { statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { statusMessages } from '#client/sections/appointments/status/late/messages';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { requestStarted, selectRequest } from '#client/state/requests/requests';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

type State = Parameters<typeof selectVisible>[0] & NoticesRoot & ConfirmationsRoot;

const desk = (status: string) => ({
  watcher: appointmentsSection.watchers.appointmentStatus,
  reducers: appointmentsSection.reducers,
  given: appointmentsInStore([makeAppointment({ id: 7, status })]),
});

const shownStatuses = (state: State) => selectVisible(state, TODAY).map(({ status }) => status);

describe('when a pending appointment is accepted by a double click', () => {
  it('sends the new status once, shows it in the list and says so', async () => {
    const setStatus = jest.fn(async (..._sent: unknown[]) => Promise.resolve(makeAppointment({ id: 7 })));
    const state = await afterFlow<State>({
      ...desk('pending'),
      provide: [serve(appointmentsApi.setStatus, setStatus)],
      events: [statusActionChosen({ id: 7, action: 'accept' }), statusActionChosen({ id: 7, action: 'accept' })],
    });

    expect(setStatus.mock.calls).toEqual([[7, 'confirmed']]);
    expect(shownStatuses(state)).toEqual(['confirmed']);
    expect(selectNotices(state).map(({ kind, text }) => [kind, text])).toEqual([
      ['success', statusMessages.statusChanged],
    ]);
  });
});

describe('when an appointment is being changed already as one of many', () => {
  it('sends nothing', async () => {
    const setStatus = jest.fn();
    await afterFlow<State>({
      ...desk('pending'),
      given: [...desk('pending').given, requestStarted(appointmentKeys.status(7))],
      provide: [serve(appointmentsApi.setStatus, setStatus)],
      events: [statusActionChosen({ id: 7, action: 'accept' })],
    });

    expect(setStatus).not.toHaveBeenCalled();
  });
});

describe('when two appointments are accepted one right after the other', () => {
  it('sends both side by side', async () => {
    const state = await afterFlow<State>({
      ...desk('pending'),
      given: appointmentsInStore([7, 8].map((id) => makeAppointment({ id, status: 'pending' }))),
      provide: [serve(appointmentsApi.setStatus, async (id) => late(makeAppointment({ id })))],
      events: [7, 8].map((id) => statusActionChosen({ id, action: 'accept' })),
    });

    expect(shownStatuses(state)).toEqual(['confirmed', 'confirmed']);
  });
});

describe('when an action is chosen', () => {
  it.each([
    ['accept', 'pending', 'confirmed'],
    ['reject', 'pending', 'rejected'],
    ['cancel', 'confirmed', 'cancelled'],
    ['restore', 'rejected', 'confirmed'],
  ] as const)('to %s, what was %s becomes %s', async (action, before, after) => {
    const setStatus = jest.fn(async (..._sent: unknown[]) => Promise.resolve(makeAppointment({ id: 7 })));
    const state = await afterFlow<State>({
      ...desk(before),
      provide: [serve(appointmentsApi.setStatus, setStatus)],
      events: [statusActionChosen({ id: 7, action })],
    });

    expect(setStatus.mock.calls).toEqual([[7, after]]);
    expect(shownStatuses(state)).toEqual([after]);
  });
});

describe('when the service refuses the new status', () => {
  it('leaves the list as it was and says what failed', async () => {
    const state = await afterFlow<State>({
      ...desk('confirmed'),
      provide: [serve(appointmentsApi.setStatus, failing(refusal()))],
      events: [statusActionChosen({ id: 7, action: 'cancel' })],
    });

    expect(shownStatuses(state)).toEqual(['confirmed']);
    expect(selectRequest(state, appointmentKeys.status(7))?.status).toBe('failed');
    expect(selectNotices(state).map(({ kind, text }) => [kind, text])).toEqual([['error', listMessages.statusFailed]]);
  });
});

describe('the notice of a change', () => {
  it.each([
    ['succeeded', () => makeAppointment({ id: 7 })],
    ['was refused', failing(refusal())],
  ])('names whom it concerns when it %s', async (_, answer) => {
    const state = await afterFlow<State>({
      ...desk('confirmed'),
      provide: [serve(appointmentsApi.setStatus, answer)],
      events: [statusActionChosen({ id: 7, action: 'cancel' })],
    });

    const [notice] = selectNotices(state);
    expect(inEnglish(notice?.concerns ?? '')).toBe('Layla Haddad, Sat 21 Nov 09:00:');
  });

  it('offers a change that failed again, and that one succeeds', async () => {
    const answers = [failing(refusal(429, {}, { 'retry-after': '7' })), () => makeAppointment({ id: 7 })];
    const event = statusActionChosen({ id: 7, action: 'accept' });
    const play = (count: number) =>
      afterFlow<State>({
        ...desk('pending'),
        provide: [serve(appointmentsApi.setStatus, () => answers.shift()?.())],
        events: Array.from({ length: count }, () => event),
      });
    const [notice] = selectNotices(await play(1));

    expect(notice).toMatchObject({
      text: listMessages.statusFailed,
      detail: { values: { seconds: 7 } },
      offer: { event },
    });
    expect(shownStatuses(await play(1))).toEqual(['confirmed']);
  });
});

describe('into a time that another visit of the doctor has', () => {
  const beside = (more: Partial<Appointment>) =>
    makeAppointment({ id: 8, user_id: 12, status: 'pending', local_user: { user_id: 12, name: 'Sara Aziz' }, ...more });
  const notice = async (action: 'accept' | 'cancel' | 'restore', before: string, ...others: Appointment[]) => {
    const [shown] = selectNotices(
      await afterFlow<State>({
        ...desk(before),
        given: appointmentsInStore([makeAppointment({ id: 7, status: before }), ...others]),
        provide: [serve(appointmentsApi.setStatus, () => makeAppointment({ id: 7 }))],
        events: [statusActionChosen({ id: 7, action })],
      }),
    );
    return inEnglish(shown?.detail ?? '');
  };
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
    expect(await notice(action, before, ...others)).toBe(said);
  });
});

describe.each([
  ['is lost', connectionLost()],
  ['is an error of the server', refusal(502)],
  ['is the page of a proxy', new UnreadableAnswer('foreign', 'html')],
])('when the answer %s', (_, error) => {
  const after = (list: () => unknown) =>
    afterFlow<State>({
      ...desk('pending'),
      provide: [serve(appointmentsApi.setStatus, failing(error)), serve(appointmentsApi.listAppointments, list)],
      events: [statusActionChosen({ id: 7, action: 'accept' })],
    });

  it('says that it is accepted when the list shows it so', async () => {
    const state = await after(() => [makeAppointment({ id: 7, status: 'confirmed' })]);

    expect(shownStatuses(state)).toEqual(['confirmed']);
    expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: statusMessages.statusChanged }]);
  });

  it.each(['pending', 'cancelled'])(
    'says that it failed when the list has it as %s, and shows it so',
    async (status) => {
      const state = await after(() => [makeAppointment({ id: 7, status })]);

      expect(shownStatuses(state)).toEqual([status]);
      expect(selectNotices(state)).toMatchObject([{ kind: 'error', text: listMessages.statusFailed }]);
    },
  );

  it('says that it failed when the list cannot be read either', async () => {
    const state = await after(failing(connectionLost()));

    expect(shownStatuses(state)).toEqual(['pending']);
    expect(selectNotices(state)).toMatchObject([{ kind: 'error', text: listMessages.statusFailed }]);
  });
});

describe('when a rejected appointment is restored', () => {
  const next = { id: 8, date: '2026-11-22', start_time: '08:00:00', status: 'pending' };
  /** Restores appointment 7 beside another, in a page that knows nothing of a move. */
  const play = (other: Partial<Appointment>, old: Partial<Appointment> = {}, ...events: { type: string }[]) => {
    const sent: unknown[] = [];
    const state = afterFlow<State>({
      ...desk('rejected'),
      given: appointmentsInStore([makeAppointment({ id: 7, status: 'rejected', ...old }), makeAppointment(other)]),
      provide: [
        [matchers.call.fn(currentMoment), new Date(2026, 10, 21, 8, 0)],
        serve(appointmentsApi.setStatus, (...args) => sent.push(args)),
      ],
      events: [statusActionChosen({ id: 7, action: 'restore' }), ...events],
    });
    return { state, sent };
  };

  it('asks first when the patient has another one with the same doctor, as after a move', async () => {
    const { state, sent } = play(next);

    const question = selectConfirmation(await state);
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
    const { state, sent } = play(next, {}, answer);
    await state;

    expect(sent).toEqual(sentThen);
  });

  it.each<[string, Partial<Appointment>, Partial<Appointment>]>([
    ['no longer stands', { status: 'cancelled' }, {}],
    ['is over', { date: '2026-11-20' }, {}],
    ['is of somebody else', { user_id: 12 }, {}],
    ['is with another doctor', { doctor_id: 22 }, {}],
    ['may be of anybody, for the patient has no id', { user_id: 0 }, { user_id: 0 }],
    ['was booked beside one that was cancelled, which no move does', {}, { status: 'cancelled' }],
  ])('asks nothing when the other one %s', async (_, other, old) => {
    const { state, sent } = play({ ...next, ...other }, old);
    await state;

    expect(sent).toEqual([[7, 'confirmed']]);
  });
});
