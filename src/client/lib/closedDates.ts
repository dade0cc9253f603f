import { addDays, type DateText } from './dates';
import { coveredByDate, type HoursOfDate } from './daySpans';
import { DAYS_OF_WEEK } from './week';

/** Weeks in a row without hours that may be a leave; after more of them the hours of a weekday have come to an end. */
const LONGEST_LEAVE = 8;

/**
 * Those of these dates that were closed, as a leave leaves them: without hours, though the weeks around have some on
 * that weekday. What goes on after midnight counts on both dates, and by itself on that on which it begins.
 */
export function closedDates(dates: readonly DateText[], hours: readonly HoursOfDate[]): DateText[] {
  const opened = [new Set(hours.map(({ date }) => date)), new Set(coveredByDate(hours).keys())];
  return dates.filter((date) => opened.some((open) => !open.has(date) && isBetween(date, open)));
}

function isBetween(date: DateText, open: ReadonlySet<DateText>): boolean {
  const [before, after] = [weeksTo(date, -DAYS_OF_WEEK, open), weeksTo(date, DAYS_OF_WEEK, open)];
  return before + after - 1 <= LONGEST_LEAVE && !isEverySecond(date, open);
}

/** Whether the weekday has hours every second week, and not in this one: around it, and once more on one side. */
function isEverySecond(date: DateText, open: ReadonlySet<DateText>): boolean {
  const isOpen = (week: number) => open.has(addDays(date, week * DAYS_OF_WEEK));
  return isOpen(-1) && isOpen(1) && [-1, 1].some((side) => isOpen(3 * side) && !isOpen(2 * side));
}

/** How many weeks it is to the same weekday with hours, in one direction; infinite where that is too far. */
function weeksTo(date: DateText, week: number, open: ReadonlySet<DateText>): number {
  for (let weeks = 1; weeks <= LONGEST_LEAVE; weeks += 1) if (open.has(addDays(date, weeks * week))) return weeks;
  return Infinity;
}
