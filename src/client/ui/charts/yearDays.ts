import { addDays, DAY_MINUTES, endMinutesOf, minutesOf, type DateText, type TimeText } from '#client/lib/dates';
import { DAYS_OF_WEEK, weekOf } from '#client/lib/week';

/** Hours on a date; those that end before they begin go on after midnight. */
export interface HoursOfDate {
  date: DateText;
  from: TimeText;
  to: TimeText;
}

/** How many weeks are shown, that of today included. */
const WEEKS = 52;

/** The weeks of the year ahead, each with its seven dates. */
export function weeksAhead(today: DateText): readonly (readonly DateText[])[] {
  return Array.from({ length: WEEKS }, (_, week) => weekOf(addDays(today, week * DAYS_OF_WEEK)));
}

/** How many minutes of each date are open; a minute that several ranges cover counts once. */
export function minutesByDate(hours: readonly HoursOfDate[]): ReadonlyMap<DateText, number> {
  const spans = new Map<DateText, [from: number, to: number][]>();
  const add = (date: DateText, from: number, to: number) => spans.set(date, [...(spans.get(date) ?? []), [from, to]]);
  for (const { date, from, to } of hours) {
    const [begin, end] = [minutesOf(from), endMinutesOf(to)];
    add(date, begin, end < begin ? DAY_MINUTES : end);
    if (end < begin) add(addDays(date, 1), 0, end);
  }
  return new Map([...spans].map(([date, ofDate]) => [date, covered(ofDate)]));
}

function covered(spans: readonly (readonly [from: number, to: number])[]): number {
  let [sum, until] = [0, 0];
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}
