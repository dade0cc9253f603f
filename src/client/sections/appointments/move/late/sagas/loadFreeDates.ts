import { call, put, select } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { slotsOf } from '#client/entities/slots';
import { addDays, dayOf, currentMoment } from '#client/lib/dates';
import { freeDatesArrived, rescheduleDateChosen } from '#client/sections/appointments/list/events';
import { selectRescheduleView } from '#client/sections/appointments/move/selectors';
import { RESCHEDULE_DAYS } from '#contract/rules';
import { selectMovingAppointment } from '../moving';

/**
 * Reads the whole calendar of the doctor at once, so that dates without a free time show before they are chosen, and
 * chooses the first with one unless a date is chosen already.
 */
export function* loadFreeDates() {
  const appointment = yield* select(selectMovingAppointment);
  if (!appointment) return;
  const hours = yield* call(availabilitiesApi.listDoctorAvailabilities, appointment.doctor_id, null);
  const now = yield* call(currentMoment);
  const offered = Array.from({ length: RESCHEDULE_DAYS }, (_, day) => addDays(dayOf(now), day));
  const dates = offered.filter((date) => slotsOf(hours, date, now).length > 0);
  yield* put(freeDatesArrived({ appointmentId: appointment.id, dates }));
  const view = yield* select(selectRescheduleView);
  const [first] = dates;
  if (first && view?.date === null) yield* put(rescheduleDateChosen(first));
}
