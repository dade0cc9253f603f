import { appointments } from '#client/entities/appointments';
import { undoableOf } from '#client/state/myDay';
import { appointmentsOpened, undoChosen } from '../list/events';
import { appointmentKeys } from '../list/keys';
import { selectVisit } from '../list/patients/visits';
import type { EntitiesRoot } from '../list/selectors';
import { statusText, type StatusChange } from '../list/statusActions';
import { statusMessages } from '../status/messages';
import { bulkUndoChosen, dayUndoChosen } from './events';

/** How changes of a status stand, and what takes one or many of them back. */
export const statusUndoable = undoableOf({
  one: undoChosen,
  many: bulkUndoChosen,
  strictly: dayUndoChosen,
  lineOf: ({ id, from, to }: StatusChange, state: EntitiesRoot) => {
    const status = appointments.selectById(state, id)?.status;
    return {
      id: String(id),
      whose: selectVisit(state, id) ?? String(id),
      from: statusText(from),
      to: statusText(to),
      now: status === undefined ? statusMessages.isGone : statusText(status),
      isMade: status === to,
      isBefore: status === from,
    };
  },
  ledgerKey: appointmentKeys.undoDay,
  refreshed: appointmentsOpened,
});
