import { weakMapMemoize } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import { datesWithHours, timesOn, type Timetable, type OfferedTime } from '#client/hours/freeTimes';
import { fitsPlace, hoursOfSlot, type Slot } from '#client/hours/slots';
import { addDays, DAY_MINUTES, dayOf, endMinutesOf, minutesOf } from '#client/lib/dates';
import { sharesTime, type DaySpan } from '#client/lib/daySpans';
import type { DateText, Id } from '#contract/common';
import { isInHalf } from '../chooser/times';
import type { AwaySpan } from './sent';
import type { NarrowedTimes } from './state';

/** What the times of a plan are found in: hours of every place, active visits of the doctors and of their patients. */
export interface Ground extends Timetable<StoredAppointment> {
  /** When the doctors are away: each time that is proposed comes after it. */
  span: AwaySpan;
  /** To which of them a plan is narrowed. */
  narrowing?: NarrowedTimes;
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
 * The next time of each appointment with its doctor, by the text of its id; `null` where there is none. The earliest
 * appointment chooses first: a time at its own place before one at another, and of these the soonest. Those of one
 * doctor, or of one patient, share no time.
 *
 * @param reserved times that are given away already
 */
export function proposeTimes(
  appointments: readonly StoredAppointment[],
  ground: Ground,
  reserved: readonly Slot[] = [],
): ReadonlyMap<string, Slot | null> {
  const isNarrow = suitsNarrowing(ground);
  const given: { to: StoredAppointment; slot: Slot }[] = [];
  const proposed = new Map<string, Slot | null>();
  for (const one of appointments) {
    const taken = [...reserved, ...given.filter(({ to }) => shareSomebody(to, one)).map(({ slot }) => slot)];
    const suits = (time: Time) =>
      isNarrow(time.slot) && isLater(time.slot, one) && !isAmong(taken, time.slot) && isFreeFor(one, time);
    const times = timesOf(ground, one);
    const time = times.find((time) => fitsPlace(time.slot, one.location_id) && suits(time)) ?? times.find(suits);
    if (time) given.push({ to: one, slot: time.slot });
    proposed.set(String(one.id), time?.slot ?? null);
  }
  return proposed;
}

/** The times that an appointment could be moved to, soonest first: those of `Change`. */
export function timesFor(one: StoredAppointment, ground: Ground): Slot[] {
  return timesOf(ground, one).flatMap((time) => (isFreeFor(one, time) ? [time.slot] : []));
}

type Time = OfferedTime<StoredAppointment>;

/** The first day on which times are looked for: the end of the span, or today. */
export function firstSearched({ now, span }: Pick<Ground, 'now' | 'span'>): DateText {
  const today = dayOf(now);
  const back = endOf(span) === DAY_MINUTES ? addDays(span.to, 1) : span.to;
  return back > today ? back : today;
}

/** The last day on which times with a doctor are looked for: as far as hours are known, if any are. */
export function lastSearched(ground: Ground, doctorId: Id): DateText | undefined {
  const until = ground.narrowing?.isWithinWeek ? lastOfWeek(ground) : null;
  return datesWithHours({ hours: hoursWith(ground, doctorId) }, firstSearched(ground))
    .filter((date) => until === null || date <= until)
    .at(-1);
}

function lastOfWeek(ground: Ground): DateText {
  return addDays(firstSearched(ground), 6);
}

/** Whether a time is one of those that a plan is narrowed to. */
function suitsNarrowing(ground: Ground): (slot: Slot) => boolean {
  const { isWithinWeek = false, half = null } = ground.narrowing ?? {};
  const until = lastOfWeek(ground);
  return (slot) => (!isWithinWeek || slot.date <= until) && isInHalf(slot, half);
}

function hoursWith({ hours }: Ground, doctorId: Id): Ground['hours'] {
  return hours.filter(({ doctor_id }) => String(doctor_id) === String(doctorId));
}

/** The minute of its last day at which a span ends. */
function endOf({ toTime }: AwaySpan): number {
  return toTime === '' ? DAY_MINUTES : endMinutesOf(toTime);
}

/** The times of a doctor after the span, soonest first; found once for the same ground, in which each line looks. */
const timesAfter = weakMapMemoize((ground: Ground, doctor: string): readonly Time[] => {
  const { span, now } = ground;
  const from = firstSearched(ground);
  const timetable = {
    now,
    hours: hoursWith(ground, doctor),
    visits: ground.visits.filter(({ date }) => date >= from),
  };
  return datesWithHours(timetable, from)
    .flatMap((date) => timesOn(timetable, date))
    .filter(({ slot }) => slot.date > span.to || minutesOf(slot.startTime) >= endOf(span));
});

function timesOf(ground: Ground, { doctor_id }: StoredAppointment): readonly Time[] {
  return timesAfter(ground, String(doctor_id));
}

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
