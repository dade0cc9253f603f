import { call, put, select } from 'typed-redux-saga';

import { timesOn, type Timetable } from '#client/hours/freeTimes';
import { readHours } from '#client/hours/readHours';
import { addDays, dayOf, currentMoment } from '#client/lib/dates';
import { freeDatesArrived, rescheduleDateChosen, type FreeTimes } from '#client/sections/appointments/list/events';
import type { DateText } from '#contract/common';
import { RESCHEDULE_DAYS } from '#contract/rules';
import { selectMovingAppointment, selectOtherVisits } from '../moving';
import { selectRescheduleView } from '../selectors';

/** Counts the free times of each date, each once; a date without any time to choose has no count. */
function countedFree(dates: readonly DateText[], timetable: Timetable): FreeTimes {
  const counts = dates.flatMap((date) => {
    const times = timesOn(timetable, date);
    const free = times.filter(({ expected }) => expected.length === 0);
    return times.length > 0 ? [[date, new Set(free.map(({ slot }) => slot.startTime)).size] as const] : [];
  });
  return Object.fromEntries(counts);
}

/**
 * Reads the whole calendar of the doctor at once, so that the free times of each date show before one is chosen, and
 * chooses the first with one unless a date is chosen already.
 */
export function* loadFreeDates() {
  const appointment = yield* select(selectMovingAppointment);
  if (!appointment) return;
  const hours = yield* call(readHours, appointment.doctor_id, null);
  const now = yield* call(currentMoment);
  const offered = Array.from({ length: RESCHEDULE_DAYS }, (_, day) => addDays(dayOf(now), day));
  const visits = yield* select(selectOtherVisits);
  const freeTimes = countedFree(offered, { hours, visits, now });
  yield* put(freeDatesArrived({ appointmentId: appointment.id, freeTimes }));
  const view = yield* select(selectRescheduleView);
  const dates = offered.filter((date) => date in freeTimes);
  const first = dates.find((date) => freeTimes[date]) ?? dates[0];
  if (first && view?.date === null) yield* put(rescheduleDateChosen(first));
}
