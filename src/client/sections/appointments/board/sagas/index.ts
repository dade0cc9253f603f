import { actionChannel, fork, takeEvery } from 'typed-redux-saga';

import { boardRefreshed, doctorHoursOpened } from '../events';
import { forgetHours } from './forgetHours';
import { readHours } from './readHours';

/** Starts what the board reads beside the list. */
export function* watchBoard() {
  const wanted = yield* actionChannel(doctorHoursOpened);
  yield* fork(readHours, wanted);
  yield* takeEvery(boardRefreshed, forgetHours);
}
