import { fork, takeEvery, takeLatest } from 'typed-redux-saga';

import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { tracked } from '#client/state/requests/tracked';
import {
  groupToggled,
  lateTimesWanted,
  lineChanged,
  lineToggled,
  movesEnded,
  planUndoChosen,
  staffWanted,
} from '../events';
import { awayKeys } from '../keys';
import { awayMessages, closedMessages } from '../messages';
import { closeHours, closingHours } from './closeHours';
import { findLateTimes, keepApart } from './findLateTimes';
import { loadStaffOf } from './loads';
import { watchMoves } from './moves';
import { takingBack, undoPlan } from './undoPlan';

/** Serves the room until the session ends. */
export function* watchAway() {
  yield* fork(watchMoves);
  yield* fork(watchLate);
  yield* takeLatest(staffWanted, load);
}

const load = tracked(
  { key: ({ payload }) => awayKeys.staff(payload), failure: { text: closedMessages.staffFailed } },
  loadStaffOf,
);

const findLate = tracked({ key: awayKeys.find, failure: { text: awayMessages.hoursFailed } }, findLateTimes);

/** Starts what makes the plan of a doctor who is late, and what follows the moves of any plan. */
function* watchLate() {
  yield* takeLatest(lateTimesWanted, findLate);
  yield* takeEvery([lineToggled, groupToggled, lineChanged], keepApart);
  yield* takeFanOut(closingHours, movesEnded, () => awayKeys.hours, closeHours);
  yield* takeFanOut(takingBack, planUndoChosen, () => awayKeys.undo, undoPlan);
}
