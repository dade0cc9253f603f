import { weakMapMemoize } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import { datesWithHours, timesOn, type Timetable, type OfferedTime } from '#client/hours/freeTimes';
import { fitsPlace, hoursOfSlot, type Slot } from '#client/hours/slots';
import { addDays, DAY_MINUTES, dayOf, endMinutesOf, minutesOf } from '#client/lib/dates';
import { sharesTime, type DaySpan } from '#client/lib/daySpans';
import type { DateText, Id } from '#contract/common';
import type { AwaySpan } from './sent';

/** What the times of a plan are found in: hours of every place, active visits of the doctor and of its patients. */
export interface Ground extends Timetable<StoredAppointment> {
  /** When the doctor is away: each time that is proposed comes after it. */
  span: AwaySpan;
}

/** The part of a date that a span takes; `null` where it takes nothing of it. */
export function partOf(span: AwaySpan, date: DateText): DaySpan | null {
  const { from, to, fromTime } = span;
  if (date < from || date > to) return null;
  const start = date === from && fromTime !== '' ? minutesOf(fromTime) : 0;
  return { start, end: date === to ? endOf(span) : DAY_MINUTES };
}

/** Whether a part of a day overlaps the span; one that ends as that begins does not. */
export function isInside(span: AwaySpan, hours: { date: DateText; start: string; end: string }): boolean {
  const part = partOf(span, hours.date);
  const start = minutesOf(hours.start);
  return part !== null && start < part.end && Math.max(endMinutesOf(hours.end), start + 1) > part.start;
}

/**
 * The next time of each appointment, by the text of its id; `null` where there is none. The earliest appointment
 * chooses first: a time at its own place before one at another, and of these the soonest.
 *
 * @param reserved times of the doctor that are given away already
 */
export function proposeTimes(
  appointments: readonly StoredAppointment[],
  ground: Ground,
  reserved: readonly Slot[] = [],
): ReadonlyMap<string, Slot | null> {
  const without = (given: readonly Slot[], times: readonly Time[]) => times.filter(({ slot }) => !isAmong(given, slot));
  let left = without(reserved, timesAfter(ground));
  const proposed = new Map<string, Slot | null>();
  for (const one of appointments) {
    const suiting = left.filter((time) => isLater(time.slot, one) && isFreeFor(one, time));
    const time = suiting.find(({ slot }) => fitsPlace(slot, one.location_id)) ?? suiting[0];
    if (time) left = without([time.slot], left);
    proposed.set(String(one.id), time?.slot ?? null);
  }
  return proposed;
}

/** The times that an appointment could be moved to, soonest first: those of `Change`. */
export function timesFor(one: StoredAppointment, ground: Ground): Slot[] {
  return timesAfter(ground).flatMap((time) => (isFreeFor(one, time) ? [time.slot] : []));
}

type Time = OfferedTime<StoredAppointment>;

/** The dates on which times are looked for: from the end of the span, or today, as far as hours are known. */
export function datesSearched({ now, span, hours }: Ground): { from: DateText; dates: DateText[] } {
  const today = dayOf(now);
  const back = endOf(span) === DAY_MINUTES ? addDays(span.to, 1) : span.to;
  const from = back > today ? back : today;
  return { from, dates: datesWithHours({ hours }, from) };
}

/** The minute of its last day at which a span ends. */
function endOf({ toTime }: AwaySpan): number {
  return toTime === '' ? DAY_MINUTES : endMinutesOf(toTime);
}

/** The times after the span, soonest first; found once for the same ground, in which each line looks. */
const timesAfter = weakMapMemoize((ground: Ground): readonly Time[] => {
  const { span } = ground;
  return datesSearched(ground)
    .dates.flatMap((date) => timesOn(ground, date))
    .filter(({ slot }) => slot.date > span.to || minutesOf(slot.startTime) >= endOf(span));
});

function isLater({ date, startTime }: Slot, one: StoredAppointment): boolean {
  return date > one.date || (date === one.date && minutesOf(startTime) > minutesOf(one.start_time));
}

/** Whether neither the doctor nor the patient of an appointment is expected elsewhere at a time. */
function isFreeFor(one: StoredAppointment, { expected }: Time): boolean {
  return !expected.some((other) => String(other.id) !== String(one.id) && shareSomebody(one, other));
}

/** Whether two appointments are of one doctor or of one patient, who need ids for that. */
export function shareSomebody(one: StoredAppointment, other: StoredAppointment): boolean {
  const isSame = (a: Id | null, b: Id | null) => Boolean(a) && String(a) === String(b);
  return isSame(one.doctor_id, other.doctor_id) || isSame(one.user_id, other.user_id);
}

/** Whether a time shares any with one of these. */
export function isAmong(given: readonly Slot[], slot: Slot): boolean {
  return given.some((other) => other.date === slot.date && sharesTime(hoursOfSlot(other), hoursOfSlot(slot)));
}
