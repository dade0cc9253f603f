import dayjs from 'dayjs';

import type { DateText } from '#contract/common';
import { addDays } from './dates';

// Apart from lib/dates, because the first screen writes dates and reckons with none.

/** How many days a week has. */
export const DAYS_OF_WEEK = 7;

const MONDAY = [1];

/** The same day so many months later, or the last day of that month where it has no such day. */
export function addMonths(date: DateText, months: number): DateText {
  return dayjs(date).add(months, 'month').format('YYYY-MM-DD');
}

/** Whole days from one date to another; negative when the other is earlier. */
export function daysBetween(from: DateText, to: DateText): number {
  // Rounded, because a day on which the clocks change may have no midnight to begin with.
  return Math.round(dayjs(to).diff(from, 'day', true));
}

/** The seven dates of the week of a date, from Monday on. */
export function weekOf(date: DateText): readonly DateText[] {
  const [monday = date] = datesOnWeekdays(addDays(date, 1 - DAYS_OF_WEEK), date, MONDAY);
  return Array.from({ length: DAYS_OF_WEEK }, (_, day) => addDays(monday, day));
}

/** Every date from the first to the last, both included, on one of the weekdays: Sunday 0 to Saturday 6 (Spec 1 §5). */
export function datesOnWeekdays(from: DateText, to: DateText, chosen: readonly number[]): DateText[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, day) => addDays(from, day)).filter((date) =>
    chosen.includes(dayjs(date).day()),
  );
}
