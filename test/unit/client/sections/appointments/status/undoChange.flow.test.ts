import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '#client/api/appointments';
import { appointmentsSection } from '#client/sections/appointments';
import { statusActionChosen, undoChosen } from '#client/sections/appointments/list/events';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import type { Id } from '#contract/common';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { late, serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

type State = Parameters<typeof selectVisible>[0] & NoticesRoot;

const accepted = { id: 7, from: 'pending', to: 'confirmed' };

/** What a desk sends and shows whose list has the appointment as `shown`, while the service has it as `real`. */
async function after(
  { shown, real = shown, said = {} }: { shown: string; real?: string; said?: { previous_status?: null | undefined } },
  events: { type: string }[],
  fault: () => void = () => undefined,
) {
  let status = real;
  const sent: string[] = [];
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentStatus,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([makeAppointment({ id: 7, status: shown })]),
    provide: [
      [
        matchers.call.fn(appointmentsApi.setStatus),
        dynamic(({ args }) => {
          const [, wanted] = args as [number, string];
          sent.push(wanted);
          fault();
          const previous_status = status;
          status = wanted;
          return { ...makeAppointment({ id: 7, status }), previous_status, ...said };
        }),
      ],
      [matchers.call.fn(appointmentsApi.listAppointments), dynamic(() => [makeAppointment({ id: 7, status })])],
    ],
    events,
  });
  const notices = selectNotices(state).map(({ kind, text, detail, offer }) => ({
    kind,
    said: [text, detail ?? '']
      .map((one) => inEnglish(one))
      .join(' ')
      .trim(),
    offer: offer && [inEnglish(offer.label ?? 'Retry'), offer.event],
  }));
  return { sent, status, shown: selectVisible(state, TODAY).map((one) => one.status), notices };
}

it('a change offers to be undone for ten seconds, to the status it had before', async () => {
  const { notices } = await after({ shown: 'pending' }, [statusActionChosen({ id: 7, action: 'accept' })]);

  expect(notices).toEqual([
    { kind: 'success', said: 'Appointment status updated successfully!', offer: ['Undo', undoChosen(accepted)] },
  ]);
});

it('an undo names the visit of the doctor that it overlaps', async () => {
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentStatus,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([
      makeAppointment({ id: 7, status: 'cancelled' }),
      makeAppointment({ id: 8, start_time: '09:10:00', end_time: '09:30:00', user_id: 12, local_user: null }),
    ]),
    provide: [serve(appointmentsApi.setStatus, () => makeAppointment({ id: 7, status: 'confirmed' }))],
    events: [undoChosen({ id: 7, from: 'confirmed', to: 'cancelled' })],
  });

  expect(inEnglish(selectNotices(state)[0]?.detail ?? '')).toBe(
    'Overlaps another visit: 09:10 - 09:30 the doctor also has Unknown Patient at Marina Clinic.',
  );
});

it('an undo that the service refuses for another visit says so', async () => {
  const { notices } = await after(
    { shown: 'cancelled' },
    [undoChosen({ ...accepted, from: 'confirmed', to: 'cancelled' })],
    () => {
      throw refusal(409, { detail: 'That time is taken.' });
    },
  );

  expect(notices).toMatchObject([
    { kind: 'error', said: 'The change could not be undone. That time is taken. The appointment is Cancelled.' },
  ]);
});

it('changes of two appointments are undone side by side', async () => {
  const undo = jest.fn((id: Id, status: string) => late(makeAppointment({ id, status })));
  await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentStatus,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([7, 8].map((id) => makeAppointment({ id, status: 'confirmed' }))),
    provide: [serve(appointmentsApi.setStatus, undo)],
    events: [undoChosen(accepted), undoChosen({ ...accepted, id: 8 })],
  });

  expect(undo.mock.calls).toEqual([
    [7, 'pending'],
    [8, 'pending'],
  ]);
});

it('an undo sets the former status back, once, and takes the place of the notice of the change', async () => {
  const { sent, shown, notices } = await after({ shown: 'pending' }, [
    statusActionChosen({ id: 7, action: 'accept' }),
    undoChosen(accepted),
    undoChosen(accepted),
  ]);

  expect(sent).toEqual(['confirmed', 'pending']);
  expect(shown).toEqual(['pending']);
  expect(notices).toEqual([
    { kind: 'success', said: 'The change was undone. The appointment is Pending again.', offer: undefined },
  ]);
});

describe('an undo of what the page shows as undone already', () => {
  it('says that it is', async () => {
    const { sent, notices } = await after({ shown: 'pending' }, [undoChosen(accepted)]);

    expect(sent).toEqual([]);
    expect(notices).toEqual([
      { kind: 'success', said: 'The change was undone. The appointment is Pending again.', offer: undefined },
    ]);
  });

  it('is sent where that is no longer so', async () => {
    const { status, notices } = await after({ shown: 'pending', real: 'cancelled' }, [undoChosen(accepted)]);

    expect(status).toBe('pending');
    expect(notices).toMatchObject([{ said: expect.stringContaining('made it Cancelled meanwhile') as string }]);
  });
});

it('a change says what another desk had made of the appointment, and goes back to that', async () => {
  const before = { shown: 'pending', real: 'cancelled' };
  const { notices } = await after(before, [statusActionChosen({ id: 7, action: 'accept' })]);

  expect(notices).toEqual([
    {
      kind: 'success',
      said: 'Appointment status updated successfully! Another desk had made it Cancelled meanwhile.',
      offer: ['Undo', undoChosen({ ...accepted, from: 'cancelled' })],
    },
  ]);
});

it('a change that another desk had made already has nothing to undo', async () => {
  const before = { shown: 'pending', real: 'confirmed' };
  const { notices } = await after(before, [statusActionChosen({ id: 7, action: 'accept' })]);

  expect(notices).toMatchObject([
    { said: expect.stringContaining('Another desk had made it Confirmed') as string, offer: undefined },
  ]);
});

it.each([
  ['says nothing of the status before is believed to have had what was on screen', 'pending', 'accept', undefined],
  ['had no status before is believed to have had Pending', 'confirmed', 'cancel', null],
] as const)('a service that %s', async (_, shown, action, previous_status) => {
  const before = { shown, real: 'rejected', said: { previous_status } };
  const { notices } = await after(before, [statusActionChosen({ id: 7, action })]);
  const to = action === 'accept' ? 'confirmed' : 'cancelled';

  expect(notices).toMatchObject([{ offer: ['Undo', undoChosen({ id: 7, from: 'pending', to })] }]);
});

describe('an undo of what another desk has changed since', () => {
  const since = { shown: 'confirmed', real: 'cancelled' };
  const setBack = undoChosen({ id: 7, from: 'cancelled', to: 'pending' });

  it('says what it was and offers to set that back', async () => {
    const { notices } = await after(since, [undoChosen(accepted)]);

    expect(notices).toEqual([
      {
        kind: 'success',
        said: 'The change was undone. The appointment is Pending again. Another desk had made it Cancelled meanwhile.',
        offer: ['Set back to Cancelled', setBack],
      },
    ]);
  });

  it('is taken back where that is wanted', async () => {
    const { sent, shown } = await after(since, [undoChosen(accepted), setBack]);

    expect(sent).toEqual(['pending', 'cancelled']);
    expect(shown).toEqual(['cancelled']);
  });
});

describe('an undo that fails says what is true', () => {
  const failing = (error: Error) => () => {
    throw error;
  };

  it.each([
    ['is refused', refusal(409, { detail: 'Only the clinic may do that.' }), 'Only the clinic may do that. '],
    ['is forbidden', refusal(403, { detail: 'Not for you.' }), 'Not for you. '],
    ['is lost', connectionLost(), ''],
  ])('when it %s', async (_, error, reason) => {
    const before = { shown: 'confirmed', real: 'cancelled' };
    const { shown, notices } = await after(before, [undoChosen(accepted)], failing(error));

    expect(shown).toEqual(['cancelled']);
    expect(notices).toEqual([
      {
        kind: 'error',
        said: `The change could not be undone. ${reason}The appointment is Cancelled.`,
        ...(reason !== 'Not for you. ' && { offer: ['Retry', undoChosen(accepted)] }),
      },
    ]);
  });

  it('when the appointment is gone', async () => {
    const { notices } = await after({ shown: 'confirmed' }, [undoChosen(accepted)], failing(refusal(404)));

    expect(notices).toMatchObject([
      { said: 'The change could not be undone. Another desk has removed the appointment.' },
    ]);
  });
});
