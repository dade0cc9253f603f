import { addDays } from '#client/lib/dates';
import { coveredByDate, joinedSpans, spansWithin, type DaySpan } from '#client/lib/daySpans';
import { addMonths, datesFrom } from '#client/lib/reckoning';
import type { DateText, TimeText } from '#contract/common';
import type { CalendarDay } from '../hours/calendar';

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
  const slots = days.flatMap((day) => day.slots);
  const opened = coveredByDate(slots);
  const taken = coveredByDate([
    ...slots.filter(({ isBooked }) => isBooked),
    ...expected.map(({ date, start_time: from, end_time: to }) => ({ date, from, to })),
  ]);
  return datesOfMonth(month).map((date): MonthDay => {
    const open = opened.get(date) ?? [];
    const booked = (taken.get(date) ?? []).flatMap((span) => spansWithin(span, open));
    return { date, open, booked: joinedSpans(booked) };
  });
}

/** Every date of the month of a date. */
function datesOfMonth(date: DateText): DateText[] {
  const first = `${date.slice(0, 7)}-01`;
  return datesFrom(first, addDays(addMonths(first, 1), -1));
}
