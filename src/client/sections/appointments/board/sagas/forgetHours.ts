import { call, put, select } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import type { appointmentChanged } from '#client/sections/appointments/list/events';
import { requestForgotten, type RequestsRoot } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { boardKeys } from '../keys';

/**
 * Has opening hours read anew, of these doctors or of all: those that are in view at once, and the others once they
 * are. What is known is shown until then.
 */
export function* forgetHours({ payload: doctors }: { payload?: readonly Id[] | undefined }) {
  const keys = yield* select(selectSettledHours, doctors);
  for (const key of keys) yield* put(requestForgotten(key));
}

/** The same for the doctor of an appointment that was changed: its slot is booked now, or free again. */
export function* forgetHoursOf({ payload: id }: ReturnType<typeof appointmentChanged>) {
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
