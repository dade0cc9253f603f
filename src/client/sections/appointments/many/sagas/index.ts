import { appointmentKeys } from '#client/sections/appointments/keys';
import { takeFanOut } from '#client/state/fanOut/takeFanOut';
import { bulkActionChosen, bulkUndoChosen } from '../events';
import { changeMany, changingMany } from './changeMany';
import { undoingMany, undoMany } from './undoMany';

/** Starts what is done with many appointments at once. */
export function* watchMany() {
  yield* takeFanOut(changingMany, bulkActionChosen, () => appointmentKeys.many, changeMany);
  yield* takeFanOut(undoingMany, bulkUndoChosen, () => appointmentKeys.undoMany, undoMany);
}
