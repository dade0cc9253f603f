import { isActive } from '#client/entities/appointments';
import type { VisitTime } from '#client/entities/hours';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';
import { isClashing, slotsInARow, slotsOf, type Slot } from './slots';

/** What the times of a doctor are found in. */
export interface Timetable<Visit extends VisitTime = VisitTime> {
  /** The opening hours, of one place or of all. */
  hours: readonly Availability[];
  /** Whoever takes time: those whom the doctor expects (`expectedBy`), and others where their time counts as well. */
  visits: readonly Visit[];
  now: Date;
}

/** A time that a doctor offers, and who is expected in it already: it is free where that is nobody. */
export interface OfferedTime<Visit> {
  slot: Slot;
  expected: readonly Visit[];
}

/** A date, and the times that are free on it. */
export interface FreeDay {
  date: DateText;
  slots: readonly Slot[];
}

/** Which free times are wanted. */
export interface TimesWanted {
  /** The first date, and the last one where there is any. */
  from: DateText;
  until?: DateText | null;
  /** How many slots side by side. */
  length?: number;
  /** What else is true of them, such as the place, or that they are in the morning. */
  suits?: (slot: Slot) => boolean;
}

/** Whom a doctor expects at whatever place, pending or confirmed, but for one who is to be moved. */
export function expectedBy<Visit extends Pick<Appointment, 'id' | 'doctor_id' | 'status'>>(
  visits: readonly Visit[],
  doctorId: Id | null,
  movingId?: Id,
): Visit[] {
  const doctor = String(doctorId);
  return visits.filter((one) => String(one.doctor_id) === doctor && one.id !== movingId && isActive(one));
}

/** The dates from one on that have hours, free or booked, soonest first. */
export function datesWithHours({ hours }: Pick<Timetable, 'hours'>, from: DateText): DateText[] {
  const dates = hours.flatMap(({ date }) => (date < from ? [] : [date]));
  return [...new Set(dates)].sort();
}

/** Every time of a date that has not begun, taken or not, soonest first. */
export function timesOn<Visit extends VisitTime>(
  { hours, visits, now }: Timetable<Visit>,
  date: DateText,
  length = 1,
): OfferedTime<Visit>[] {
  const ofDate = visits.filter((one) => one.date === date);
  return slotsInARow(slotsOf(hours, date, now), length).map((slot) => ({
    slot,
    expected: ofDate.filter((visit) => isClashing(slot, visit)),
  }));
}

/** The free times of a date, soonest first; one time at two places is there twice. */
export function freeTimesOn(timetable: Timetable, date: DateText, length?: number): Slot[] {
  return timesOn(timetable, date, length).flatMap(({ slot, expected }) => (expected.length > 0 ? [] : [slot]));
}

/** The days with free times, soonest first; each is looked at when it is asked for: who wants one pays for one. */
export function* freeDays(
  timetable: Timetable,
  { from, until = null, length, suits = () => true }: TimesWanted,
): Generator<FreeDay, undefined> {
  for (const date of datesWithHours(timetable, from)) {
    if (until !== null && date > until) return;
    const slots = freeTimesOn(timetable, date, length).filter(suits);
    if (slots.length > 0) yield { date, slots };
  }
}
