import { addDays, type DateText } from './dates';

// The one place that knows on which day the weeks of the clinic begin: calendars, weekdays and the board ask here.

/** How many days a week has. */
export const DAYS_OF_WEEK = 7;

/** Sunday 0 to Saturday 6. */
let first = 1;

/** Says on which day weeks begin, Sunday 0 to Saturday 6; Monday until then, as in the Emirates. */
export function setFirstDayOfWeek(day: number): void {
  first = day;
}

/** The days of a week in their order, Sunday 0 to Saturday 6. */
export function daysOfWeek(): number[] {
  return Array.from({ length: DAYS_OF_WEEK }, (_, day) => (first + day) % DAYS_OF_WEEK);
}

/** The weekday of a date, Sunday 0 to Saturday 6. */
export function weekdayOf(date: DateText): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The seven dates of the week of a date, from its first day on. */
export function weekOf(date: DateText): readonly DateText[] {
  const before = (weekdayOf(date) - first + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return Array.from({ length: DAYS_OF_WEEK }, (_, at) => addDays(date, at - before));
}
