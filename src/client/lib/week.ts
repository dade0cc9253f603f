import { addDays, type DateText } from './dates';

// The one place that knows on which day the weeks of the clinic begin: calendars, weekdays and the board ask here.

/** Sunday 0 to Saturday 6. */
let first = 1;

/** Says on which day weeks begin, Sunday 0 to Saturday 6; Monday until then, as in the Emirates. */
export function setFirstDayOfWeek(day: number): void {
  first = day;
}

/** The days of a week in their order, Sunday 0 to Saturday 6. */
export function daysOfWeek(): number[] {
  return Array.from({ length: 7 }, (_, day) => (first + day) % 7);
}

/** The first date of the week of a date. */
export function weekStart(date: DateText): DateText {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return addDays(date, -((new Date(Date.UTC(year, month - 1, day)).getUTCDay() - first + 7) % 7));
}
