import { DAY_MINUTES, endMinutesOf, minutesOf, timeRange } from '#client/lib/dates';
import { groupBy } from '#client/lib/groupBy';
import { say, type Message } from '#client/lib/text';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id, TimeText } from '#contract/common';
import { BOOKED } from '#contract/rules';
import { availabilityMessages } from './messages';

/** One slot as the calendar shows it. */
export interface CalendarSlot {
  id: Id;
  date: DateText;
  from: TimeText;
  to: TimeText;
  isBooked: boolean;
  /** Whether it shares time with another slot of its day. */
  isOverlapping: boolean;
}

/** The slots of one date, earliest first. */
export interface CalendarDay {
  date: DateText;
  slots: readonly CalendarSlot[];
}

/** The days of a calendar, earliest first (Spec 1 §2). */
export function daysOf(slots: readonly Availability[]): CalendarDay[] {
  return [...groupBy(slots, ({ date }) => date)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, ofDate]) => dayOf(date, ofDate));
}

function dayOf(date: DateText, ofDate: readonly Availability[]): CalendarDay {
  const slots = ofDate
    .map((slot): CalendarSlot => ({
      id: slot.id,
      date,
      from: slot.available_from,
      to: slot.available_to,
      isBooked: isBooked(slot),
      isOverlapping: false,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  markOverlaps(slots);
  return { date, slots };
}

/**
 * Marks the slots that share time with another one. In the order of their start, a slot overlaps an earlier one when it
 * begins before the latest end so far.
 */
function markOverlaps(slots: readonly CalendarSlot[]): void {
  let latest: CalendarSlot | undefined;
  for (const slot of slots) {
    if (latest && minutesOf(slot.from) < endMinutesOf(latest.to)) {
      slot.isOverlapping = true;
      latest.isOverlapping = true;
    }
    if (!latest || endMinutesOf(slot.to) > endMinutesOf(latest.to)) latest = slot;
  }
}

/** Whether a slot is booked (Spec 1 §3). */
export function isBooked({ status }: Pick<Availability, 'status'>): boolean {
  return status === BOOKED;
}

type HoursOnDate = Pick<Availability, 'date' | 'available_from' | 'available_to'>;

/** Whether two slots of a doctor are about the same hours of the same date. */
export function isSameHours(one: HoursOnDate, other: HoursOnDate): boolean {
  const hoursOf = ({ available_from, available_to }: HoursOnDate) => timeRange(available_from, available_to);
  return one.date === other.date && hoursOf(one) === hoursOf(other);
}

/** How long a slot is: `3 h`, `20 min` or `1 h 30 min` (Spec 1 §2); one that ends before it begins ends a day later. */
export function durationText({ from, to }: Pick<CalendarSlot, 'from' | 'to'>): Message {
  const span = endMinutesOf(to) - minutesOf(from);
  return minutesText(span < 0 ? span + DAY_MINUTES : span);
}

/** So many minutes in the same words. */
export function minutesText(total: number): Message {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return say(availabilityMessages.minutes, { minutes });
  return minutes === 0
    ? say(availabilityMessages.hours, { hours })
    : say(availabilityMessages.hoursAndMinutes, { hours, minutes });
}
