import { isAnyOf } from '@reduxjs/toolkit';

import { onDemand } from '#client/device/onDemand';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { resumeOf } from '#client/state/fanOutEvents';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { bulkActionChosen, bulkUndoChosen, dayUndoChosen } from '../events';
import { changingKind, undoingDayKind, undoingKind } from '../kinds';

const code = onDemand(() => import(/* webpackChunkName: "changing" */ '../late'));

const serveChanges = onceFetched(code, (workflows) => workflows.serveChanges);
const serveUndos = onceFetched(code, (workflows) => workflows.serveUndos);
const serveDayUndos = onceFetched(code, (workflows) => workflows.serveDayUndos);

const changing = { match: isAnyOf(bulkActionChosen, resumeOf(changingKind)) };
const undoingDay = { match: isAnyOf(dayUndoChosen, resumeOf(undoingDayKind)) };
const undoing = { match: isAnyOf(bulkUndoChosen, resumeOf(undoingKind)) };

/** Starts what is done with many appointments at once; an undo waits for the one before it, for its notice is gone. */
export function* watchMany() {
  yield* takeLeadingEach(changing, () => appointmentKeys.many, serveChanges);
  yield* takeLeadingEach(undoing, () => appointmentKeys.undoMany, serveUndos, bulkUndoChosen.match);
  yield* takeLeadingEach(undoingDay, () => appointmentKeys.undoDay, serveDayUndos);
}
