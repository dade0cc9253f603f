import { call, put, select } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import type { StoredAppointment } from '#client/entities/appointments';
import { isClashing, slotsOf } from '#client/entities/slots';
import { addDays, dayOf, currentMoment } from '#client/lib/dates';
import { freeDatesArrived, rescheduleDateChosen, type FreeTimes } from '#client/sections/appointments/list/events';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { RESCHEDULE_DAYS } from '#contract/rules';
import { selectMovingAppointment, selectOtherVisits } from '../moving';
import { selectRescheduleView } from '../selectors';

/** Counts on each date the times that overlap no other visit, each once; a date without any time to choose has none. */
function countedFree(
  dates: readonly DateText[],
  hours: readonly Availability[],
  others: readonly StoredAppointment[],
  now: Date,
): FreeTimes {
  const counts: Record<DateText, number> = {};
  for (const date of dates) {
    const slots = slotsOf(hours, date, now);
    const taken = others.filter((one) => one.date === date);
    const free = slots.filter((slot) => !isClashing(slot, taken));
    if (slots.length > 0) counts[date] = new Set(free.map(({ startTime }) => startTime)).size;
  }
  return counts;
}

/**
 * Reads the whole calendar of the doctor at once, so that the free times of each date show before one is chosen, and
 * chooses the first with one unless a date is chosen already.
 */
export function* loadFreeDates() {
  const appointment = yield* select(selectMovingAppointment);
  if (!appointment) return;
  const hours = yield* call(availabilitiesApi.listDoctorAvailabilities, appointment.doctor_id, null);
  const now = yield* call(currentMoment);
  const offered = Array.from({ length: RESCHEDULE_DAYS }, (_, day) => addDays(dayOf(now), day));
  const others = yield* select(selectOtherVisits, appointment);
  const freeTimes = countedFree(offered, hours, others, now);
  yield* put(freeDatesArrived({ appointmentId: appointment.id, freeTimes }));
  const view = yield* select(selectRescheduleView);
  const dates = offered.filter((date) => date in freeTimes);
  const first = dates.find((date) => freeTimes[date]) ?? dates[0];
  if (first && view?.date === null) yield* put(rescheduleDateChosen(first));
}
