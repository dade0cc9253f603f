import { DAY_MINUTES, endMinutesOf, endOfMinutes, minutesOf } from '#client/lib/dates';
import type { HoursOfDate } from '#client/lib/daySpans';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { SLOT_MINUTES } from '#contract/rules';

/** When an appointment is. */
export type VisitTime = Pick<Appointment, 'date' | 'start_time' | 'end_time'>;

/** The hours of an appointment; one that does not end after it begins, such as 09:00 to 08:00, takes a slot. */
export function hoursOfVisit({ date, start_time: from, end_time: to }: VisitTime): HoursOfDate {
  if (from === '' || endMinutesOf(to) > minutesOf(from)) return { date, from, to };
  return { date, from, to: endOfMinutes(Math.min(minutesOf(from) + SLOT_MINUTES, DAY_MINUTES)) };
}

/** Sorts what begins at a time soonest first. */
export function bySoonest(a: Beginning, b: Beginning): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  if (a.start_time !== b.start_time) return a.start_time < b.start_time ? -1 : 1;
  return 0;
}

type Beginning = Pick<VisitTime, 'date' | 'start_time'>;

/** Sorts hours in which a doctor is open soonest first. */
export function byOpening(a: Opening, b: Opening): number {
  return bySoonest({ date: a.date, start_time: a.available_from }, { date: b.date, start_time: b.available_from });
}

type Opening = Pick<Availability, 'date' | 'available_from'>;

/** Hours in which a doctor is open. */
export function hoursOfOpening(opening: Pick<Availability, 'date' | 'available_from' | 'available_to'>): HoursOfDate {
  return { date: opening.date, from: opening.available_from, to: opening.available_to };
}

/** Hours in which a home provider, a doctor or a therapist comes. */
export function hoursOfEntry(entry: Pick<HomeSchedule, 'date' | 'start_time' | 'end_time'>): HoursOfDate {
  return { date: entry.date, from: entry.start_time, to: entry.end_time };
}
