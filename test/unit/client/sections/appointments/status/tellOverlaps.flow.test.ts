import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '#client/api/appointments';
import { appointmentsSection } from '#client/sections/appointments';
import { statusActionChosen, stoodAgain, undoChosen } from '#client/sections/appointments/list/events';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

type State = Parameters<typeof selectVisible>[0] & NoticesRoot;

const cancelled = (id: number) => makeAppointment({ id, user_id: id, status: 'cancelled' });
/** A visit of the doctor at the time of those, which another desk has made. */
const theirs = makeAppointment({
  ...{ id: 90, user_id: 90, start_time: '09:10:00', end_time: '09:30:00' },
  local_user: { user_id: 90, name: 'Sara Aziz', profile_picture: null },
});
const undoOf = (id: number) => ({ id, from: 'confirmed', to: 'cancelled' });
const again = (id: number) => ({ id, from: 'cancelled', to: 'confirmed' });

/** What is told by a desk that knows of these, while the service lists others beside them. */
async function told(known: Appointment[], listed: () => Appointment[], event: { type: string }) {
  const statuses = new Map(known.map(({ id, status }) => [String(id), status]));
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentStatus,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore(known),
    provide: [
      [
        matchers.call.fn(appointmentsApi.setStatus),
        dynamic(({ args }) => {
          const [id, status] = args as [number, string];
          const previous_status = statuses.get(String(id)) ?? null;
          return { ...makeAppointment({ id, status }), previous_status };
        }),
      ],
      serve(appointmentsApi.listAppointments, listed),
    ],
    events: [event],
  });
  const notices = selectNotices(state).map(({ kind, concerns, text, detail }) => {
    const said = [text, detail].map((one) => (one ? inEnglish(one) : '')).join(' ');
    return `${kind} ${concerns ? 'of one' : 'of all'}: ${said.trim()}`;
  });
  return { notices, rows: selectVisible(state, TODAY).length };
}

const OVERLAP = 'Overlaps another visit: 09:10 - 09:30 the doctor also has Sara Aziz at Marina Clinic.';
const UNDONE = 'success of one: The change was undone. The appointment is Confirmed again.';

it.each([
  ['an undo', undoChosen(undoOf(7)), UNDONE],
  [
    'a restored one',
    statusActionChosen({ id: 7, action: 'restore' }),
    'success of one: Appointment status updated successfully!',
  ],
])('%s of a time that another desk has given away meanwhile says so at once', async (_, event, said) => {
  const { notices, rows } = await told([cancelled(7)], () => [cancelled(7), theirs], event);

  expect(notices).toEqual([said, `info of one: ${OVERLAP}`]);
  expect(rows).toBe(2);
});

it.each([
  [
    'what the page knew is said with the undo, and not once more',
    [cancelled(7), theirs],
    () => [cancelled(7), theirs],
    [`${UNDONE} ${OVERLAP}`],
  ],
  ['where nobody else has the time nothing more is said', [cancelled(7)], () => [cancelled(7)], [UNDONE]],
  ['where it cannot be read nothing is claimed', [cancelled(7)], connectionLostNow, [UNDONE]],
])('%s', async (_, known, listed, expected) => {
  expect((await told(known, listed, undoChosen(undoOf(7)))).notices).toEqual(expected);
});

function connectionLostNow(): never {
  throw connectionLost();
}

it('nothing is read for one that stands no more than before', async () => {
  const list = jest.fn(() => [theirs]);
  await told([makeAppointment({ id: 7, status: 'pending' })], list, statusActionChosen({ id: 7, action: 'accept' }));

  expect(list).not.toHaveBeenCalled();
});

it('of many it is counted, but for those that were changed since', async () => {
  const known = [7, 8].map((id) => makeAppointment({ id, user_id: id, doctor_id: id, status: 'confirmed' }));
  const beside = known.map((one) => ({ ...theirs, id: 90 + Number(one.id), doctor_id: one.doctor_id }));
  const { notices } = await told([...known, cancelled(9)], () => beside, stoodAgain([again(7), again(8), again(9)]));

  expect(notices).toEqual(['info of all: 2 of them overlap another visit of the doctor.']);
});
