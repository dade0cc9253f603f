import { appointments, isDropped } from '#client/entities/appointments';
import { undoableOf } from '#client/state/myDay';
import { appointmentsOpened } from '../list/events';
import { appointmentKeys } from '../list/keys';
import { selectVisit } from '../list/patients/visits';
import type { EntitiesRoot } from '../list/selectors';
import { statusText, type StatusChange } from '../list/statusActions';
import { statusMessages } from '../status/messages';
import { seriesUndoChosen } from './events';
import { seriesMessages } from './series/messages';

/** How the visits of a series stand, and what cancels them. */
export const seriesUndoable = undoableOf({
  many: seriesUndoChosen,
  lineOf: ({ id, to }: StatusChange, state: EntitiesRoot) => {
    const one = appointments.selectById(state, id);
    return {
      id: String(id),
      whose: selectVisit(state, id) ?? String(id),
      from: seriesMessages.notBooked,
      to: seriesMessages.wasBooked,
      now: one ? statusText(one.status) : statusMessages.isGone,
      isMade: one?.status === to,
      isBefore: one !== undefined && isDropped(one),
    };
  },
  ledgerKey: appointmentKeys.undoSeries,
  refreshed: appointmentsOpened,
});
