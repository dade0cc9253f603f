import { call, put, select } from 'typed-redux-saga';

import { readHours } from '#client/hours/readHours';
import { dayOf, currentMoment } from '#client/lib/dates';
import { firstDate, offeredDates, offeredOn } from '#client/sections/appointments/chooser/times';
import { rescheduleDateChosen } from '#client/sections/appointments/list/events';
import { selectMovingAppointment, selectOtherVisits } from '../moving';
import { selectRescheduleView } from '../selectors';

/**
 * Reads the whole calendar of the doctor at once, so that the free times of each date show before one is chosen, and
 * chooses the first with one unless a date is chosen already.
 */
export function* loadFreeDates() {
  const appointment = yield* select(selectMovingAppointment);
  if (!appointment) return;
  const hours = yield* call(readHours, appointment.doctor_id, null);
  const now = yield* call(currentMoment);
  const visits = yield* select(selectOtherVisits);
  const dates = offeredDates(dayOf(now));
  const first = firstDate(dates.flatMap((date) => offeredOn({ hours, visits, now }, date)));
  const view = yield* select(selectRescheduleView);
  if (first && view?.appointmentId === appointment.id && view.date === null) yield* put(rescheduleDateChosen(first));
}
