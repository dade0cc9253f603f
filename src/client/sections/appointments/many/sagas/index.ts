import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { bulkActionChosen, bulkUndoChosen, dayUndoChosen } from '../events';
import { changeMany, changingMany } from './changeMany';
import { undoingDay, undoingMany, undoMany } from './undoMany';

/** Starts what is done with many appointments at once; an undo waits for the one before it, for its notice is gone. */
export function* watchMany() {
  yield* takeFanOut(changingMany, bulkActionChosen, () => appointmentKeys.many, changeMany);
  yield* takeFanOut(undoingMany, bulkUndoChosen, () => appointmentKeys.undoMany, undoMany, bulkUndoChosen.match);
  yield* takeFanOut(undoingDay, dayUndoChosen, () => appointmentKeys.undoDay, undoMany);
}
