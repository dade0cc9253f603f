import { call, fork, takeEvery, takeLatest } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
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

/** Reads the doctors of a place that is closed (Spec 1 §7). */
function* loadStaffOf({ payload: placeId }: ReturnType<typeof staffWanted>) {
  const list = yield* call(directoryApi.listLocationDoctors, placeId);
  yield* storeList(doctors, awayKeys.staff(placeId), list);
}
