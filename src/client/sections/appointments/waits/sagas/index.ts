import { call, delay, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';

import { FIRST_SECONDS_MS } from '#client/device/aheadOfNeed';
import { waitsChosen } from '#client/sections/appointments/board/events';
import { clashesFound } from '#client/sections/appointments/clashes/events';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { addressRead, placeRevisited, selectParam } from '#client/state/address';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { hoursCheckStopped, hoursCheckWanted, setUpStopped, setUpWanted } from '../events';
import { waitsCode } from '../waitsCode';

const find = onceFetched(waitsCode, (code) => code.findWaiting);
const check = onceFetched(waitsCode, (code) => code.checkHours);
const readSetUp = onceFetched(waitsCode, (code) => code.readSetUp);
const note = onceFetched(waitsCode, (code) => code.noteDropped);

/** Starts the search for what waits whenever the list was looked through for clashes. */
export function* watchWaits() {
  yield* takeLatest(clashesFound, findInTime);
  yield* takeEvery(appointmentChanged, note);
  yield* takeLatest([setUpWanted, setUpStopped], serveSetUp);
  yield* takeLatest([hoursCheckWanted, hoursCheckStopped], serveCheck);
}

/** The first screen comes before the number in the sidebar, but not before a worklist that is to be seen. */
function* findInTime() {
  const view = yield* select(selectParam, 'view');
  if (view !== 'waits' && !waitsCode.loaded())
    yield* race([delay(FIRST_SECONDS_MS), take([waitsChosen, addressRead, placeRevisited])]);
  yield* call(find);
}

function* serveCheck(event: ReturnType<typeof hoursCheckWanted> | ReturnType<typeof hoursCheckStopped>) {
  if (hoursCheckWanted.match(event)) yield* call(check);
}

function* serveSetUp(event: ReturnType<typeof setUpWanted> | ReturnType<typeof setUpStopped>) {
  if (setUpWanted.match(event)) yield* call(readSetUp);
}
