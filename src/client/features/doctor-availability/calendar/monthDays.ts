import { months } from '#client/lib/calendarNames';
import { addDays, dayAndMonth, endOfMinutes, shortTime, timeOfMinutes } from '#client/lib/dates';
import { coveredByDate, joinedSpans, spansWithin, type DaySpan } from '#client/lib/daySpans';
import { addMonths, datesFrom } from '#client/lib/reckoning';
import { say } from '#client/lib/text';
import { DAYS_OF_WEEK, weekOf } from '#client/lib/week';
import type { DateText, TimeText } from '#contract/common';
import { shortEnd } from '#contract/text/dayEnd';
import type { CalendarDay } from '../hours/calendar';
import { monthMessages } from './messages';

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

/** These dates, with what hours and appointments say of each. */
export function openedDays(
  dates: readonly DateText[],
  days: readonly CalendarDay[],
  expected: readonly Expected[],
): MonthDay[] {
  const slots = days.flatMap((day) => day.slots);
  const opened = coveredByDate(slots);
  const taken = coveredByDate([
    ...slots.filter(({ isBooked }) => isBooked),
    ...expected.map(({ date, start_time: from, end_time: to }) => ({ date, from, to })),
  ]);
  return dates.map((date): MonthDay => {
    const open = opened.get(date) ?? [];
    const booked = (taken.get(date) ?? []).flatMap((span) => spansWithin(span, open));
    return { date, open, booked: joinedSpans(booked) };
  });
}

/** The weeks that a month begins with where no other one is wanted: from this one on. */
const WEEKS_AHEAD = 5;

/** Every date of five weeks, from the week of today on. */
export function nextWeeks(today: DateText): DateText[] {
  const [first = today] = weekOf(today);
  return datesFrom(first, addDays(first, WEEKS_AHEAD * DAYS_OF_WEEK - 1));
}

/** Every date of the month of a date. */
export function datesOfMonth(date: DateText): DateText[] {
  const first = `${date.slice(0, 7)}-01`;
  return datesFrom(first, addDays(addMonths(first, 1), -1));
}

/** `Dec 2026` of a date. */
export function monthTitle(date: DateText) {
  const [year = '', month = ''] = date.split('-');
  return say(monthMessages.title, { month: months[Number(month) - 1] ?? '', year });
}

/** `30 Nov – 3 Jan` of dates. */
export function weeksTitle(dates: readonly DateText[]) {
  return say(monthMessages.weeks, { first: dayAndMonth(dates[0] ?? ''), last: dayAndMonth(dates.at(-1) ?? '') });
}

/** When a day is open, in short: `14–17, 18–20`, with minutes where there are any. */
export function openedText(open: readonly DaySpan[]): string[] {
  return open.map(({ start, end }) =>
    [shortTime(timeOfMinutes(start)), shortEnd(endOfMinutes(end))].map((time) => time.replace(/:00$/, '')).join('–'),
  );
}
