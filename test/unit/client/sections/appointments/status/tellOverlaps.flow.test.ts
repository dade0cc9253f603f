import type { UnknownAction } from '@reduxjs/toolkit';

import { statusActionChosen, stoodAgain, undoChosen } from '#client/sections/appointments/list/events';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { listAppointments, type Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { play } from '#test/support/service/desk';
import { isReading } from '#test/support/service/service';
import { noticesIn } from '#test/support/service/told';
import { keeping } from '#test/support/service/visits';
import { appointmentsSection } from '#test/support/wholeSections';

const cancelled = (id: number) => makeAppointment({ id, user_id: id, status: 'cancelled' });
/** A visit of the doctor at the time of those, which another desk has made. */
const theirs = makeAppointment({
  ...{ id: 90, user_id: 90, start_time: '09:10:00', end_time: '09:30:00' },
  local_user: { user_id: 90, name: 'Sara Aziz', profile_picture: null },
});
const undoOf = (id: number) => ({ id, from: 'confirmed', to: 'cancelled' });
const again = (id: number) => ({ id, from: 'cancelled', to: 'confirmed' });

/** What is told by a desk that knows of these, while the service lists others beside them. */
async function told(known: Appointment[], others: Appointment[], event: UnknownAction, isBlind = false) {
  const service = keeping([...known, ...others]);
  if (isBlind) service.loses(isReading);
  const state = await play(appointmentsSection, service, [event], appointmentsInStore(known));
  const notices = noticesIn(state).map(
    ({ kind, concerns, said }) => `${kind} ${concerns ? 'of one' : 'of all'}: ${said}`,
  );
  return { notices, rows: selectVisible(state, TODAY).length, reads: service.callsTo(listAppointments).length };
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
  const { notices, rows } = await told([cancelled(7)], [theirs], event);

  expect(notices).toEqual([said, `info of one: ${OVERLAP}`]);
  expect(rows).toBe(2);
});

it.each<[string, Appointment[], boolean, string[]]>([
  [
    'what the page knew is said with the undo, and not once more',
    [cancelled(7), theirs],
    false,
    [`${UNDONE} ${OVERLAP}`],
  ],
  ['where nobody else has the time nothing more is said', [cancelled(7)], false, [UNDONE]],
  ['where it cannot be read nothing is claimed', [cancelled(7)], true, [UNDONE]],
])('%s', async (_, known, isBlind, expected) => {
  expect((await told(known, isBlind ? [theirs] : [], undoChosen(undoOf(7)), isBlind)).notices).toEqual(expected);
});

it('nothing is read for one that stands no more than before', async () => {
  const pending = makeAppointment({ id: 7, status: 'pending' });

  expect((await told([pending], [theirs], statusActionChosen({ id: 7, action: 'accept' }))).reads).toBe(0);
});

it('of many it is counted, but for those that were changed since', async () => {
  const known = [7, 8].map((id) => makeAppointment({ id, user_id: id, doctor_id: id, status: 'confirmed' }));
  const beside = known.map((one) => ({ ...theirs, id: 90 + Number(one.id), doctor_id: one.doctor_id }));
  const { notices } = await told([...known, cancelled(9)], beside, stoodAgain([again(7), again(8), again(9)]));

  expect(notices).toEqual(['info of all: 2 of them overlap another visit of the doctor.']);
});
