import { put, select } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import type { appointmentChanged } from '#client/sections/appointments/list/events';
import { requestForgotten, type RequestsRoot } from '#client/state/requests/requests';
import { boardKeys } from '../keys';

/** Has the opening hours read anew that are in view, and the others once they are; those known are shown until then. */
export function* forgetHours() {
  const keys = yield* select(selectSettledHours);
  for (const key of keys) yield* put(requestForgotten(key));
}

/** The same for the doctor of an appointment that was changed: its slot is booked now, or free again. */
export function* forgetHoursOf({ payload: id }: ReturnType<typeof appointmentChanged>) {
  const changed = yield* select(appointments.selectById, id);
  const keys = yield* select(selectSettledHours);
  const key = boardKeys.hours(String(changed?.doctor_id));
  if (keys.includes(key)) yield* put(requestForgotten(key));
}

/** The keys of the opening hours that have been read, or could not be. */
function selectSettledHours({ requests }: RequestsRoot): string[] {
  return Object.keys(requests).filter(
    (key) => key.startsWith(boardKeys.hours('')) && requests[key]?.status !== 'pending',
  );
}
