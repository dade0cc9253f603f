import { call, takeEvery, takeLatest } from 'typed-redux-saga';

import { clashesFound } from '#client/sections/appointments/clashes/first';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { hoursCheckWanted, setUpWanted } from '../events';
import { readSetUp } from '../set-up/sagas/readSetUp';
import { setUpStopped } from '../set-up/slice';
import { hoursCheckStopped } from '../slice';
import { checkHours } from './checkHours';
import { findWaiting } from './findWaiting';
import { noteDropped } from './noteDropped';

/** Starts the search for what waits whenever the list was looked through for clashes. */
export function* watchWaits() {
  yield* takeLatest(clashesFound, findWaiting);
  yield* takeEvery(appointmentChanged, noteDropped);
  yield* takeLatest([setUpWanted, setUpStopped], serveSetUp);
  yield* takeLatest([hoursCheckWanted, hoursCheckStopped], serveCheck);
}

function* serveCheck(event: ReturnType<typeof hoursCheckWanted> | ReturnType<typeof hoursCheckStopped>) {
  if (hoursCheckWanted.match(event)) yield* call(checkHours);
}

function* serveSetUp(event: ReturnType<typeof setUpWanted> | ReturnType<typeof setUpStopped>) {
  if (setUpWanted.match(event)) yield* call(readSetUp);
}
