import { addDays, type DateText } from '#client/lib/dates';
import { coveredByDate, lengthOfSpans, type HoursOfDate } from '#client/lib/daySpans';
import { DAYS_OF_WEEK, weekOf } from '#client/lib/week';

/** How many weeks are shown, that of today included. */
const WEEKS = 52;

/** The weeks of the year ahead, each with its seven dates. */
export function weeksAhead(today: DateText): readonly (readonly DateText[])[] {
  return Array.from({ length: WEEKS }, (_, week) => weekOf(addDays(today, week * DAYS_OF_WEEK)));
}

/** How many minutes of each date are open; a minute that several ranges cover counts once. */
export function minutesByDate(hours: readonly HoursOfDate[]): ReadonlyMap<DateText, number> {
  return new Map([...coveredByDate(hours)].map(([date, spans]) => [date, lengthOfSpans(spans)]));
}
