import { fork, put, takeEvery, takeLatest } from 'typed-redux-saga';

import { awayContinued, type awayDeskOpened } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { tracked } from '#client/state/requests/tracked';
import { lateTimesWanted, lineChanged, lineToggled, movesEnded, planUndoChosen } from '../events';
import { awayMessages } from '../messages';
import { closeHours, closingHours } from './closeHours';
import { findLateTimes, keepApart } from './findLateTimes';
import { watchMoves } from './moves';
import { takingBack, undoPlan } from './undoPlan';

/** Serves the room until the session ends, from the event on that was the first to need it. */
export function* serveAway(event: ReturnType<typeof awayDeskOpened | typeof awayContinued>) {
  yield* fork(watchMoves);
  yield* fork(watchLate);
  if (awayContinued.match(event)) yield* put({ ...event });
}

const findLate = tracked({ key: awayKeys.find, failure: { text: awayMessages.hoursFailed } }, findLateTimes);

/** Starts what makes the plan of a doctor who is late, and what follows the moves of any plan. */
function* watchLate() {
  yield* takeLatest(lateTimesWanted, findLate);
  yield* takeEvery([lineToggled, lineChanged], keepApart);
  yield* takeFanOut(closingHours, movesEnded, () => awayKeys.hours, closeHours);
  yield* takeFanOut(takingBack, planUndoChosen, () => awayKeys.undo, undoPlan);
}
