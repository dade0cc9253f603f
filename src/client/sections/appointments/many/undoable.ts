import type { UnknownAction } from '@reduxjs/toolkit';

import { appointments } from '#client/entities/appointments';
import type { Undoable, UndoLine } from '#client/state/myDay';
import { appointmentsOpened, undoChosen } from '../list/events';
import { appointmentKeys } from '../list/keys';
import { selectVisit } from '../list/patients/visits';
import type { EntitiesRoot } from '../list/selectors';
import { statusText, type StatusChange } from '../list/statusActions';
import { statusMessages } from '../status/messages';
import { bulkUndoChosen, dayUndoChosen } from './events';

/** How changes of a status stand, and what takes one or many of them back. */
export const statusUndoable: Undoable<EntitiesRoot> = {
  linesOf: (event, state) => changesIn(event)?.map((change) => lineOf(change, state)) ?? null,
  together: (events) => dayUndoChosen(events.flatMap((event) => changesIn(event) ?? [])),
  ledgerKey: appointmentKeys.undoDay,
  refreshed: appointmentsOpened,
};

function changesIn(event: UnknownAction): readonly StatusChange[] | null {
  if (undoChosen.match(event)) return [event.payload];
  return bulkUndoChosen.match(event) ? event.payload : null;
}

function lineOf(change: StatusChange, state: EntitiesRoot): UndoLine {
  const { id, from, to } = change;
  const status = appointments.selectById(state, id)?.status;
  return {
    id: String(id),
    whose: selectVisit(state, id) ?? String(id),
    from: statusText(from),
    to: statusText(to),
    stands: status === to ? 'asMade' : status === from ? 'undone' : 'otherwise',
    now: status === undefined ? statusMessages.isGone : statusText(status),
    event: undoChosen(change),
  };
}
