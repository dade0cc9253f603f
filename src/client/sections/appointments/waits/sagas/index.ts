import { call, takeEvery, takeLatest } from 'typed-redux-saga';

import { clashesFound } from '#client/sections/appointments/clashes/events';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { hoursCheckStopped, hoursCheckWanted, setUpStopped, setUpWanted } from '../events';
import { waitsCode } from '../waitsCode';

const find = onceFetched(waitsCode, (code) => code.findWaiting);
const check = onceFetched(waitsCode, (code) => code.checkHours);
const readSetUp = onceFetched(waitsCode, (code) => code.readSetUp);
const note = onceFetched(waitsCode, (code) => code.noteDropped);

/** Starts the search for what waits whenever the list was looked through for clashes. */
export function* watchWaits() {
  yield* takeLatest(clashesFound, find);
  yield* takeEvery(appointmentChanged, note);
  yield* takeLatest([setUpWanted, setUpStopped], serveSetUp);
  yield* takeLatest([hoursCheckWanted, hoursCheckStopped], serveCheck);
}

function* serveCheck(event: ReturnType<typeof hoursCheckWanted> | ReturnType<typeof hoursCheckStopped>) {
  if (hoursCheckWanted.match(event)) yield* call(check);
}

function* serveSetUp(event: ReturnType<typeof setUpWanted> | ReturnType<typeof setUpStopped>) {
  if (setUpWanted.match(event)) yield* call(readSetUp);
}
