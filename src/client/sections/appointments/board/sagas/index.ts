import { actionChannel, fork, takeEvery } from 'typed-redux-saga';

import { hoursChanged } from '#client/hours/readHours';
import {
  appointmentChanged,
  appointmentChangedElsewhere,
  boardRefreshed,
} from '#client/sections/appointments/list/events';
import { doctorHoursOpened } from '../events';
import { forgetHours, forgetHoursOf } from './forgetHours';
import { readHoursWanted } from './readHours';
import { shareOrder } from './shareOrder';

/** Starts what the board reads and keeps beside the list. */
export function* watchBoard() {
  const wanted = yield* actionChannel(doctorHoursOpened);
  yield* fork(readHoursWanted, wanted);
  yield* takeEvery([boardRefreshed, hoursChanged], forgetHours);
  yield* takeEvery([appointmentChanged, appointmentChangedElsewhere], forgetHoursOf);
  yield* fork(shareOrder);
}
