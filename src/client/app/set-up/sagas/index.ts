import { call, takeLatest } from 'typed-redux-saga';

import { setUpStopped, setUpWanted } from '../slice';
import { readSetUp } from './readSetUp';

/** Starts the look through the set-up, and ends it when somebody wants no more of it. */
export function* watchSetUp() {
  yield* takeLatest([setUpWanted, setUpStopped], serveSetUp);
}

function* serveSetUp(event: ReturnType<typeof setUpWanted> | ReturnType<typeof setUpStopped>) {
  if (setUpWanted.match(event)) yield* call(readSetUp);
}
