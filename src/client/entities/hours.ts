import { minutesOf, timeOfMinutes } from '#client/lib/dates';
import type { HoursOfDate } from '#client/lib/daySpans';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { SLOT_MINUTES } from '#contract/rules';

/** When an appointment is. */
export type VisitTime = Pick<Appointment, 'date' | 'start_time' | 'end_time'>;

/** The hours of an appointment; one without an end, or without length, takes a slot. */
export function hoursOfVisit({ date, start_time: from, end_time: to }: VisitTime): HoursOfDate {
  const hasLength = from === '' || (to !== '' && minutesOf(to) !== minutesOf(from));
  return { date, from, to: hasLength ? to : timeOfMinutes(minutesOf(from) + SLOT_MINUTES) };
}

/** Hours in which a doctor is open. */
export function hoursOfOpening(opening: Pick<Availability, 'date' | 'available_from' | 'available_to'>): HoursOfDate {
  return { date: opening.date, from: opening.available_from, to: opening.available_to };
}

/** Hours in which a home provider, a doctor or a therapist comes. */
export function hoursOfEntry(entry: Pick<HomeSchedule, 'date' | 'start_time' | 'end_time'>): HoursOfDate {
  return { date: entry.date, from: entry.start_time, to: entry.end_time };
}
