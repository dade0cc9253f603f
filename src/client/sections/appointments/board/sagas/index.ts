import { actionChannel, fork, takeEvery } from 'typed-redux-saga';

import { appointmentChanged, appointmentChangedElsewhere } from '#client/sections/appointments/list/events';
import { boardRefreshed, doctorHoursOpened, doctorsOrdered } from '../events';
import { forgetHours, forgetHoursOf } from './forgetHours';
import { keepOrder } from './keepOrder';
import { readHours } from './readHours';

/** Starts what the board reads and keeps beside the list. */
export function* watchBoard() {
  const wanted = yield* actionChannel(doctorHoursOpened);
  yield* fork(readHours, wanted);
  yield* takeEvery(boardRefreshed, forgetHours);
  yield* takeEvery(doctorsOrdered, keepOrder);
  yield* takeEvery([appointmentChanged, appointmentChangedElsewhere], forgetHoursOf);
}
