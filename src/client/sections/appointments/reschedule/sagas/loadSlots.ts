import { call, put, select } from 'typed-redux-saga';

import { readHoursOnAnew } from '#client/hours/readHours';
import { Problem } from '#client/lib/problem';
import type { rescheduleDateChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { requestForgotten } from '#client/state/requests/requests';
import { moveMessages } from '../messages';
import { selectMovingAppointment } from '../moving';
import { selectRescheduleView } from '../selectors';

/** Reads the opening hours that an appointment could move into on the chosen date (Spec 1 §7), anew each time. */
export function* loadSlots({ payload: date }: ReturnType<typeof rescheduleDateChosen>) {
  const view = yield* select(selectRescheduleView);
  if (!view) return;
  const original = yield* select(selectMovingAppointment);
  if (!original) throw new Problem(moveMessages.notFound);
  yield* call(readHoursOnAnew, original.doctor_id, date);
}

/** Forgets the failure of the last move when a person makes another choice in the dialog. */
export function* forgetFailedMove() {
  const view = yield* select(selectRescheduleView);
  if (view) yield* put(requestForgotten(appointmentKeys.reschedule(view.appointmentId)));
}
