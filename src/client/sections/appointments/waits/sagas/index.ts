import { call, takeEvery, takeLatest } from 'typed-redux-saga';

import { clashesFound } from '#client/sections/appointments/clashes/first';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { hoursCheckWanted } from '../events';
import { hoursCheckStopped, lineCalled } from '../slice';
import { checkHours } from './checkHours';
import { findWaiting } from './findWaiting';
import { keepCalls } from './keepCalls';
import { noteDropped } from './noteDropped';

/** Starts the search for what waits whenever the list was looked through for clashes. */
export function* watchWaits() {
  yield* takeLatest(clashesFound, findWaiting);
  yield* takeEvery(appointmentChanged, noteDropped);
  yield* takeEvery(lineCalled, keepCalls);
  yield* takeLatest([hoursCheckWanted, hoursCheckStopped], serveCheck);
}

function* serveCheck(event: ReturnType<typeof hoursCheckWanted> | ReturnType<typeof hoursCheckStopped>) {
  if (hoursCheckWanted.match(event)) yield* call(checkHours);
}
