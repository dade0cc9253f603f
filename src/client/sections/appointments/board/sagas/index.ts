import { actionChannel, call, fork, put, select, takeEvery } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import { hoursChanged } from '#client/hours/readHours';
import {
  appointmentChanged,
  appointmentChangedElsewhere,
  boardRefreshed,
} from '#client/sections/appointments/list/events';
import { requestForgotten, type RequestsRoot } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { doctorHoursOpened } from '../events';
import { boardKeys } from '../keys';
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

/**
 * Has opening hours read anew, of these doctors or of all: those that are in view at once, and the others once they
 * are. What is known is shown until then.
 */
function* forgetHours({ payload: doctors }: { payload?: readonly Id[] | undefined }) {
  const keys = yield* select(selectSettledHours, doctors);
  for (const key of keys) yield* put(requestForgotten(key));
}

/** The same for the doctor of an appointment that was changed: its slot is booked now, or free again. */
function* forgetHoursOf({ payload: id }: ReturnType<typeof appointmentChanged>) {
  const changed = yield* select(appointments.selectById, id);
  if (changed) yield* call(forgetHours, { payload: [changed.doctor_id] });
}

/** The keys of the opening hours that have been read, or could not be. */
function selectSettledHours({ requests }: RequestsRoot, doctors: readonly Id[] | undefined): string[] {
  const wanted = doctors && new Set(doctors.map((doctor) => boardKeys.hours(String(doctor))));
  return Object.keys(requests).filter(
    (key) => key.startsWith(boardKeys.hours('')) && requests[key]?.status !== 'pending' && (!wanted || wanted.has(key)),
  );
}
