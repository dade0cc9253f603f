import type { StoredAppointment } from '#client/entities/appointments';
import { hoursOfSlot, isClashing, slotsOf, type Slot } from '#client/entities/slots';
import { addDays, dayOf, endMinutesOf, minutesOf } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';
import { RESCHEDULE_DAYS } from '#contract/rules';
import type { AwaySpan } from './sent';

/** What the times of a plan are found in. */
export interface Ground {
  now: Date;
  /** When the doctor is away: no time is proposed that overlaps it. */
  span: AwaySpan;
  /** The opening hours of the doctor, at every place. */
  hours: readonly Availability[];
  /** The active appointments of the doctor and of the patients, those of the plan included. */
  visits: readonly StoredAppointment[];
}

/** Whether a part of a day overlaps the span; one that ends as that begins does not. */
export function isInside(
  { from, to, fromTime, toTime }: AwaySpan,
  { date, start, end }: { date: DateText; start: string; end: string },
): boolean {
  if (date < from || date > to) return false;
  if (fromTime === '' && toTime === '') return true;
  const begin = fromTime === '' ? 0 : minutesOf(fromTime);
  const stop = toTime === '' ? Infinity : endMinutesOf(toTime);
  return minutesOf(start) < stop && Math.max(endMinutesOf(end), minutesOf(start) + 1) > begin;
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
  const free = new Set(openSlots(ground));
  const ofDate = byDate([...free]);
  const give = (given: Slot) => {
    for (const slot of ofDate.get(given.date) ?? [])
      if (sharesTime(hoursOfSlot(slot), hoursOfSlot(given))) free.delete(slot);
  };
  reserved.forEach(give);
  const isFreeFor = freeAmong(ground.visits);
  const proposed = new Map<string, Slot | null>();
  for (const one of appointments) {
    const slot = firstFree(one, [...free], isFreeFor);
    proposed.set(String(one.id), slot);
    if (slot) give(slot);
  }
  return proposed;
}

/** The times that an appointment could be moved to, soonest first: those of `Change`. */
export function timesFor(one: StoredAppointment, ground: Ground): Slot[] {
  const isFreeFor = freeAmong(ground.visits);
  return openSlots(ground).filter((slot) => isFreeFor(one, slot));
}

/** The slots of today and the 29 days after it that lie outside the span, soonest first. */
function openSlots({ now, span, hours }: Ground): Slot[] {
  const today = dayOf(now);
  const dates = Array.from({ length: RESCHEDULE_DAYS }, (_, day) => addDays(today, day));
  const ofDate = byDate(hours);
  return dates.flatMap((date) =>
    slotsOf(ofDate.get(date) ?? [], date, now).filter(
      ({ startTime, endTime }) => !isInside(span, { date, start: startTime, end: endTime }),
    ),
  );
}

type IsFreeFor = (one: StoredAppointment, slot: Slot) => boolean;

function firstFree(one: StoredAppointment, free: readonly Slot[], isFreeFor: IsFreeFor): Slot | null {
  const suits = (slot: Slot) => isLater(slot, one) && isFreeFor(one, slot);
  return (
    free.find((slot) => isAtPlace(slot, one.location_id) && suits(slot)) ??
    free.find((slot) => !isAtPlace(slot, one.location_id) && suits(slot)) ??
    null
  );
}

/** Whether a slot is at this place; one without a place is where the old one is (decisions: reading answers). */
export function isAtPlace({ locationId }: Slot, place: Id | null): boolean {
  return locationId === null || String(locationId) === String(place);
}

function isLater({ date, startTime }: Slot, one: StoredAppointment): boolean {
  return date > one.date || (date === one.date && minutesOf(startTime) > minutesOf(one.start_time));
}

/** Makes the test whether neither the doctor nor the patient of an appointment is expected elsewhere at a time. */
function freeAmong(visits: readonly StoredAppointment[]): IsFreeFor {
  const ofDate = byDate(visits);
  const known = new Map<Slot, readonly StoredAppointment[]>();
  const metAt = (slot: Slot) => {
    const met = known.get(slot) ?? (ofDate.get(slot.date) ?? []).filter((visit) => isClashing(slot, [visit]));
    known.set(slot, met);
    return met;
  };
  return (one, slot) => !metAt(slot).some((other) => String(other.id) !== String(one.id) && shareSomebody(one, other));
}

function shareSomebody(one: StoredAppointment, other: StoredAppointment): boolean {
  return (
    String(one.doctor_id) === String(other.doctor_id) ||
    (Boolean(one.user_id) && String(one.user_id) === String(other.user_id))
  );
}

function byDate<Dated extends { date: DateText }>(list: readonly Dated[]): Map<DateText, Dated[]> {
  const days = new Map<DateText, Dated[]>();
  for (const one of list) {
    const day = days.get(one.date);
    if (day) day.push(one);
    else days.set(one.date, [one]);
  }
  return days;
}
