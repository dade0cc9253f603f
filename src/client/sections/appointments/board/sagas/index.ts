import { actionChannel, fork, takeEvery } from 'typed-redux-saga';

import { appointmentChanged, appointmentChangedElsewhere } from '#client/sections/appointments/list/events';
import { boardRefreshed, doctorHoursOpened } from '../events';
import { forgetHours, forgetHoursOf } from './forgetHours';
import { readHours } from './readHours';

/** Starts what the board reads beside the list. */
export function* watchBoard() {
  const wanted = yield* actionChannel(doctorHoursOpened);
  yield* fork(readHours, wanted);
  yield* takeEvery(boardRefreshed, forgetHours);
  yield* takeEvery([appointmentChanged, appointmentChangedElsewhere], forgetHoursOf);
}
