import { isActive, type StoredAppointment } from '#client/entities/appointments';
import { expectedBy, freeDays, type FreeDay } from '#client/hours/freeTimes';
import { fitsPlace, type Slot } from '#client/hours/slots';
import { addDays } from '#client/lib/dates';
import { addMonths } from '#client/lib/reckoning';
import { DAYS_OF_WEEK } from '#client/lib/week';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';

/** After how long a patient comes again, in the order of the choices. */
export const INTERVALS = ['w1', 'w2', 'w4', 'w6', 'm3', 'm6'] as const;

/** One of them: so many weeks or months. */
export type Interval = (typeof INTERVALS)[number];

/** How many weeks or months an interval is. */
function countOf(interval: Interval): { count: number; unit: 'weeks' | 'months' } {
  return { count: Number(interval.slice(1)), unit: interval.startsWith('w') ? 'weeks' : 'months' };
}

/**
 * The date on which a follow-up is due: from the date of the visit where that is to come, else from today. After 31 Aug
 * the last day of the month counts where it has no 31st.
 */
export function dueDate(visit: StoredAppointment, interval: Interval, today: DateText): DateText {
  const from = isActive(visit) && visit.date > today ? visit.date : today;
  const { count, unit } = countOf(interval);
  return unit === 'weeks' ? addDays(from, count * DAYS_OF_WEEK) : addMonths(from, count);
}

/**
 * The first date from a due one on with a free time at the place of a visit, and its free times; `null` where the hours
 * have none.
 *
 * @param list all appointments
 */
export function firstFreeDay(
  visit: StoredAppointment,
  due: DateText,
  hours: readonly Availability[],
  list: readonly StoredAppointment[],
  now: Date,
): FreeDay | null {
  const calendar = { hours, visits: expectedBy(list, visit.doctor_id), now };
  const suits = (slot: Slot) => fitsPlace(slot, visit.location_id);
  return freeDays(calendar, { from: due, suits }).next().value ?? null;
}
