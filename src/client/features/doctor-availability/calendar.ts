import { minutesOf } from '#client/lib/dates';
import type { Message } from '#client/lib/text';
import { say } from '#client/lib/text';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id, TimeText } from '#contract/common';
import { BOOKED } from '#contract/rules';
import { messages } from './messages';

/** One slot as the calendar shows it. */
export interface Slot {
  id: Id;
  date: DateText;
  from: TimeText;
  to: TimeText;
  isBooked: boolean;
  /** Whether it shares time with another slot of its day. */
  isOverlapping: boolean;
}

/** The slots of one date, earliest first. */
export interface Day {
  date: DateText;
  slots: readonly Slot[];
}

/** Opening hours by date, earliest first (Spec 1 §2). */
export function daysOf(hours: readonly Availability[]): Day[] {
  const byDate = new Map<DateText, Availability[]>();
  for (const one of hours) {
    const known = byDate.get(one.date);
    if (known) known.push(one);
    else byDate.set(one.date, [one]);
  }
  return [...byDate].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, ofDay]) => ({ date, slots: slotsOf(ofDay) }));
}

function slotsOf(ofDay: readonly Availability[]): Slot[] {
  const slots = ofDay
    .map((one): Slot => ({
      id: one.id,
      date: one.date,
      from: one.available_from,
      to: one.available_to,
      isBooked: isBooked(one),
      isOverlapping: false,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  // In the order of their start, a slot shares time with an earlier one when it begins before the latest end so far.
  let latest: Slot | undefined;
  for (const slot of slots) {
    if (latest && slot.from < latest.to) {
      slot.isOverlapping = true;
      latest.isOverlapping = true;
    }
    if (!latest || slot.to > latest.to) latest = slot;
  }
  return slots;
}

/** Whether a slot is booked (Spec 1 §3). */
export function isBooked({ status }: Pick<Availability, 'status'>): boolean {
  return status === BOOKED;
}

/** The dates on which a doctor already has a slot that shares time with these hours. */
export function overlappingDates(days: readonly Day[], from: TimeText, to: TimeText): Set<DateText> {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const overlaps = (slot: Slot) => minutesOf(slot.from) < end && start < minutesOf(slot.to);
  return new Set(start < end ? days.filter(({ slots }) => slots.some(overlaps)).map(({ date }) => date) : []);
}

/** `3 h`, `20 min` or `1 h 30 min` (Spec 1 §2). */
export function durationText({ from, to }: Pick<Slot, 'from' | 'to'>): Message {
  const total = minutesOf(to) - minutesOf(from);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return say(messages.minutes, { minutes });
  return minutes === 0 ? say(messages.hours, { hours }) : say(messages.hoursAndMinutes, { hours, minutes });
}
