import { addDays, endMinutesOf, minutesOf } from '#client/lib/dates';
import { joinedSpans, spansOf, spansWithin, type DaySpan } from '#client/lib/daySpans';
import { addMonths, datesFrom } from '#client/lib/reckoning';
import type { DateText, TimeText } from '#contract/common';
import type { CalendarDay } from '../calendar';

/** A day of a month: when it is open and what of that is booked, each in order and without overlaps. */
export interface MonthDay {
  date: DateText;
  open: readonly DaySpan[];
  booked: readonly DaySpan[];
}

/** Somebody who is expected. */
export interface Expected {
  date: DateText;
  start_time: TimeText;
  end_time: TimeText;
}

/** The days of the month of a date, `2026-12-07`, with what these hours and appointments say of each. */
export function monthDays(month: DateText, days: readonly CalendarDay[], expected: readonly Expected[]): MonthDay[] {
  const slotsOn = new Map(days.map(({ date, slots }) => [date, slots]));
  return datesOfMonth(month).map((date): MonthDay => {
    const slots = slotsOn.get(date) ?? [];
    const onDate = (hours: typeof slots) =>
      hours.flatMap((one) => spansOf({ ...one, date })).filter((span) => span.date === date);
    const open = joinedSpans(onDate(slots));
    const taken = [
      ...onDate(slots.filter(({ isBooked }) => isBooked)),
      ...expected
        .filter((one) => one.date === date)
        .map(({ start_time, end_time }) => ({ start: minutesOf(start_time), end: endMinutesOf(end_time) })),
    ];
    return { date, open, booked: joinedSpans(taken.flatMap((span) => spansWithin(span, open))) };
  });
}

/** Every date of the month of a date. */
function datesOfMonth(date: DateText): DateText[] {
  const first = `${date.slice(0, 7)}-01`;
  return datesFrom(first, addDays(addMonths(first, 1), -1));
}
