import dayjs from 'dayjs';

import type { DateText } from '#contract/common';
import { addDays } from './dates';

// Apart from lib/dates, because the first screen writes dates and reckons with none.

/** The same day so many months later, or the last day of that month where it has no such day. */
export function addMonths(date: DateText, months: number): DateText {
  return dayjs(date).add(months, 'month').format('YYYY-MM-DD');
}

/** Whole days from one date to another; negative when the other is earlier. */
export function daysBetween(from: DateText, to: DateText): number {
  // Rounded, because a day on which the clocks change may have no midnight to begin with.
  return Math.round(dayjs(to).diff(from, 'day', true));
}

/** Every date from the first to the last, both included. */
export function datesFrom(first: DateText, last: DateText): DateText[] {
  return Array.from({ length: Math.max(daysBetween(first, last) + 1, 0) }, (_, day) => addDays(first, day));
}

/** Every date from the first to the last, both included, on one of the weekdays: Sunday 0 to Saturday 6 (Spec 1 §5). */
export function datesOnWeekdays(from: DateText, to: DateText, chosen: readonly number[]): DateText[] {
  return datesFrom(from, to).filter((date) => chosen.includes(dayjs(date).day()));
}
