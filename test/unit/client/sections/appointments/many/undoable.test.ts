import { undoChosen } from '#client/sections/appointments/list/events';
import type { StatusChange } from '#client/sections/appointments/list/statusActions';
import { bulkUndoChosen, dayUndoChosen } from '#client/sections/appointments/many/events';
import { statusUndoable } from '#client/sections/appointments/many/undoable';
import { makeAppointment } from '#test/support/builders/clinic';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const IDS = Array.from({ length: 20 }, (_, at) => at + 1);
/** Another desk has cancelled two of the twenty and completed one, and one was taken back. */
const statusNow = (id: number) =>
  ({ 4: 'cancelled', 11: 'cancelled', 17: 'completed', 20: 'pending' })[id] ?? 'confirmed';
const { state } = stateAfter(
  appointmentsSection.reducers,
  appointmentsInStore(IDS.map((id) => makeAppointment({ id, status: statusNow(id) }))),
);
const change = (id: number): StatusChange => ({ id, from: 'pending', to: 'confirmed' });

describe('changes of a status', () => {
  const lines = statusUndoable.linesOf(bulkUndoChosen(IDS.map(change)), state) ?? [];

  it('can be taken back as long as they are what was made of them, and else say what they are', () => {
    expect(lines.filter(({ stands }) => stands === 'asMade')).toHaveLength(16);
    expect(
      lines.filter(({ stands }) => stands === 'otherwise').map(({ id, now }) => [id, (now as { id: string }).id]),
    ).toEqual([
      ['4', 'appointments.status.cancelled'],
      ['11', 'appointments.status.cancelled'],
      ['17', 'appointments.status.completed'],
    ]);
    expect(lines.filter(({ stands }) => stands === 'undone').map(({ id }) => id)).toEqual(['20']);
  });

  it('are taken back together, as long as they are what was made of them', () => {
    const [one, two] = lines.map(({ event }) => event);
    expect(statusUndoable.together([one!])).toEqual(dayUndoChosen([change(1)]));
    expect(statusUndoable.together([one!, two!])).toEqual(dayUndoChosen([change(1), change(2)]));
  });

  it('are none of another event, and of one that is gone it is said so', () => {
    expect(statusUndoable.linesOf({ type: 'other' }, state)).toBeNull();
    expect(statusUndoable.linesOf(undoChosen(change(99)), state)?.[0]?.stands).toBe('otherwise');
  });
});
