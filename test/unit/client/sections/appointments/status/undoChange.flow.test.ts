import type { UnknownAction } from '@reduxjs/toolkit';

import { statusActionChosen, undoChosen } from '#client/sections/appointments/list/events';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { play } from '#test/support/service/desk';
import { json } from '#test/support/service/fates';
import { isReading } from '#test/support/service/service';
import { noticesIn } from '#test/support/service/told';
import { changesSentTo, keeping, statusesOf, type StatusFate } from '#test/support/service/visits';
import { appointmentsSection } from '#test/support/wholeSections';

const accepted = { id: 7, from: 'pending', to: 'confirmed' };

/** What a desk shows, and the service has. */
interface Seen {
  shown: string;
  real?: string;
  others?: Appointment[];
  /** Whether nothing can be read. */
  isBlind?: boolean;
}

/** What a desk sends and shows whose list has the appointment as `shown`, while the service has it as `real`. */
async function after(
  { shown, real = shown, others = [], isBlind = false }: Seen,
  events: readonly UnknownAction[],
  ...fates: StatusFate[]
) {
  const service = keeping([makeAppointment({ id: 7, status: real }), ...others], { 7: fates });
  if (isBlind) service.loses(isReading);
  const list = [makeAppointment({ id: 7, status: shown }), ...others];
  const state = await play(appointmentsSection, service, events, appointmentsInStore(list));
  return {
    sent: changesSentTo(service).map(([, status]) => status),
    status: statusesOf(service)[7],
    shown: selectVisible(state, TODAY).map((one) => one.status),
    notices: noticesIn(state).map(({ kind, said, offer }) => ({ kind, said, offer })),
  };
}

it('a change offers to be undone for ten seconds, to the status it had before', async () => {
  const { notices } = await after({ shown: 'pending' }, [statusActionChosen({ id: 7, action: 'accept' })]);

  expect(notices).toEqual([
    { kind: 'success', said: 'Appointment status updated successfully!', offer: ['Undo', undoChosen(accepted)] },
  ]);
});

it('an undo names the visit of the doctor that it overlaps', async () => {
  const beside = { start_time: '09:10:00', end_time: '09:30:00', user_id: 12, local_user: null };
  const { notices } = await after({ shown: 'cancelled', others: [makeAppointment({ id: 8, ...beside })] }, [
    undoChosen({ id: 7, from: 'confirmed', to: 'cancelled' }),
  ]);

  expect(notices[0]?.said).toContain(
    'Overlaps another visit: 09:10 - 09:30 the doctor also has Unknown Patient at Marina Clinic.',
  );
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
  const to = action === 'accept' ? 'confirmed' : 'cancelled';
  const answer = json(200, { ...makeAppointment({ id: 7, status: to }), previous_status });
  const { notices } = await after({ shown }, [statusActionChosen({ id: 7, action })], answer);

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
  it.each<[string, StatusFate, string]>([
    ['is refused', json(409, { detail: 'Only the clinic may do that.' }), 'Only the clinic may do that. '],
    ['is forbidden', json(403, { detail: 'Not for you.' }), 'Not for you. '],
    ['is lost', 'lost before it took effect', ''],
  ])('when it %s', async (_, fate, reason) => {
    const { shown, notices } = await after({ shown: 'confirmed', real: 'cancelled' }, [undoChosen(accepted)], fate);

    expect(shown).toEqual(['cancelled']);
    expect(notices).toEqual([
      {
        kind: 'error',
        said: `The change could not be undone. ${reason}The appointment is Cancelled.`,
        ...(reason !== 'Not for you. ' && { offer: ['Retry', undoChosen(accepted)] }),
      },
    ]);
  });

  it.each<[StatusFate, string]>([
    ['refused', 'The service does not want this. The appointment is Confirmed.'],
    ['lost before it took effect', 'The connection was lost or the server did not answer.'],
  ])('as far as anybody can tell where it was %s and nothing can be read', async (fate, why) => {
    const { notices } = await after({ shown: 'confirmed', isBlind: true }, [undoChosen(accepted)], fate);

    expect(notices).toMatchObject([{ said: `The change could not be undone. ${why}` }]);
  });

  it('when the appointment is gone', async () => {
    const { notices } = await after({ shown: 'confirmed' }, [undoChosen(accepted)], 'gone');

    expect(notices).toMatchObject([
      { said: 'The change could not be undone. Another desk has removed the appointment.' },
    ]);
  });
});
