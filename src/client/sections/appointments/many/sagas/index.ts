import { onDemand } from '#client/device/onDemand';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { watchFanOut } from '#client/state/fanOut/watchFanOut';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { bulkActionChosen, bulkUndoChosen } from '../events';
import { changingKind, undoingKind } from '../kinds';

const code = onDemand(() => import(/* webpackChunkName: "changing" */ '../late'));

const serveChanges = onceFetched(code, (workflows) => workflows.serveChanges);
const serveUndos = onceFetched(code, (workflows) => workflows.serveUndos);

/** Starts what is done with many appointments at once. */
export function* watchMany() {
  yield* watchFanOut(changingKind, bulkActionChosen, () => appointmentKeys.many, serveChanges);
  yield* watchFanOut(undoingKind, bulkUndoChosen, () => appointmentKeys.undoMany, serveUndos);
}
