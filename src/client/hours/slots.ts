import { hoursOfVisit, type VisitTime } from '#client/entities/hours';
import { endMinutesOf, endOfMinutes, minutesOf, timeOfMinutes } from '#client/lib/dates';
import { clinicTimeAt, hasBegun, type HoursOfDate, sharesTime } from '#client/lib/daySpans';
import type { AppointmentDraft } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id, TimeText } from '#contract/common';
import { BOOKED, SLOT_MINUTES } from '#contract/rules';

/** A time that an appointment can have. */
export interface Slot {
  date: DateText;
  startTime: TimeText;
  endTime: TimeText;
  locationId: Id | null;
}

/**
 * The slots of one date: every twenty minutes that fit wholly inside a free range, without those that have begun, each
 * once and soonest first (Spec 1 §9). A date that is over has none.
 */
export function slotsOf(ranges: readonly Availability[], date: DateText, now: Date): Slot[] {
  const time = clinicTimeAt(now);
  const slots = ranges
    .filter((range) => range.date === date && range.status !== BOOKED)
    .flatMap((range) => startsIn(range).map((start) => slotAt(range, start)))
    .filter((slot) => !hasBegun(hoursOfSlot(slot), time));
  const distinct = new Map(slots.map((slot) => [slotKey(slot), slot]));
  return [...distinct.values()].sort((a, b) => minutesOf(a.startTime) - minutesOf(b.startTime));
}

/** The times of so many slots side by side at one place, also where one range ends and the next begins. */
export function slotsInARow(slots: readonly Slot[], length: number): Slot[] {
  const byKey = new Map(slots.map((slot) => [slotKey(slot), slot]));
  const after = (slot: Slot) => byKey.get(slotKey({ ...slot, startTime: slot.endTime }));
  return slots.flatMap((first) => {
    let last: Slot | undefined = first;
    for (let count = 1; count < length && last; count += 1) last = after(last);
    return last ? [{ ...first, endTime: last.endTime }] : [];
  });
}

/** The time and place of an appointment, or of one that is to be booked. */
export function slotOf(visit: Pick<AppointmentDraft, 'date' | 'start_time' | 'end_time' | 'location_id'>): Slot {
  const { date, start_time: startTime, end_time: endTime, location_id: locationId } = visit;
  return { date, startTime, endTime, locationId };
}

/** Tells a slot from every other one of its doctor. */
export function slotKey({ date, startTime, locationId }: Slot): string {
  return `${date} ${startTime} ${locationId ?? ''}`;
}

/** The hours of a slot. */
export function hoursOfSlot({ date, startTime: from, endTime: to }: Slot): HoursOfDate {
  return { date, from, to };
}

/** Whether a doctor who has this appointment would be expected twice. */
export function isClashing(slot: Slot, visit: VisitTime): boolean {
  return sharesTime(hoursOfSlot(slot), hoursOfVisit(visit));
}

/** Whether a time is at a place: what names none fits any (decisions: reading answers). */
export function fitsPlace({ locationId }: Pick<Slot, 'locationId'>, place: Id | null): boolean {
  return !locationId || !place || String(locationId) === String(place);
}

function startsIn({ available_from, available_to }: Availability): number[] {
  const from = minutesOf(available_from);
  const count = Math.max(0, Math.floor((endMinutesOf(available_to) - from) / SLOT_MINUTES));
  return Array.from({ length: count }, (_, index) => from + index * SLOT_MINUTES);
}

function slotAt({ date, location_id }: Availability, start: number): Slot {
  return {
    date,
    startTime: timeOfMinutes(start),
    endTime: endOfMinutes(start + SLOT_MINUTES),
    locationId: location_id,
  };
}
