import { isActive, type StoredAppointment } from '#client/entities/appointments';
import { hoursOfOpening } from '#client/entities/hours';
import { openByDate } from '#client/hours/openByDate';
import { addDays } from '#client/lib/dates';
import { coveredByDate, lengthOfSpans, spansWithin, type DaySpan, type HoursOfDate } from '#client/lib/daySpans';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { BOOKED } from '#contract/rules';

/** How long a doctor is open on a day, and how much of that is taken, in minutes. */
export interface OpenedDay {
  open: number;
  taken: number;
}

type Visit = Pick<StoredAppointment, 'date' | 'status' | 'start_time' | 'end_time'>;

/**
 * How a day of a doctor is used: open is each minute that any range covers, booked ones too; of these those are taken
 * that a booked range or a pending or confirmed visit covers (decisions: figures).
 *
 * @param hours those of all days, for what begins on the day before may go on
 */
export function openedDay(hours: readonly Availability[], visits: readonly Visit[], date: DateText): OpenedDay {
  const open = openByDate(hours).get(date) ?? [];
  const taken = [
    ...hours.filter(({ status }) => status === BOOKED).map(hoursOfOpening),
    ...visits
      .filter((visit) => visit.start_time && visit.end_time && isActive(visit))
      .map((visit) => ({ date: visit.date, from: visit.start_time, to: visit.end_time })),
  ];
  const within = spansOn(date, taken).flatMap((span) => spansWithin(span, open));
  return { open: lengthOfSpans(open), taken: lengthOfSpans(within) };
}

/** The parts of a date that hours cover, those of the day before too where they go on. */
function spansOn(date: DateText, hours: readonly HoursOfDate[]): readonly DaySpan[] {
  const before = addDays(date, -1);
  return coveredByDate(hours.filter((one) => one.date === date || one.date === before)).get(date) ?? [];
}
