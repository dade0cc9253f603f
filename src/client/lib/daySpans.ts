import {
  addDays,
  DAY_MINUTES,
  dayOf,
  endMinutesOf,
  minuteOfDay,
  minutesOf,
  type DateText,
  type TimeText,
} from './dates';
import { groupBy } from './groupBy';

/** A part of a day, in minutes since midnight. */
export interface DaySpan {
  start: number;
  end: number;
}

/** Hours on a date; those that end before they begin go on after midnight. */
export interface HoursOfDate {
  date: DateText;
  from: TimeText;
  to: TimeText;
}

/**
 * The parts of one date, or of two, that hours are about: `22:00` to `02:00` are 1320 to 1440, and 0 to 120 of the next
 * day. Hours that end as they begin go round the clock.
 */
export function spansOf({ date, from, to }: HoursOfDate): (DaySpan & { date: DateText })[] {
  const [start, end] = [minutesOf(from), endMinutesOf(to)];
  if (end > start) return [{ date, start, end }];
  const rest = { date: addDays(date, 1), start: 0, end };
  return [{ date, start, end: DAY_MINUTES }, ...(end > 0 ? [rest] : [])];
}

/**
 * Whether two hours share time, also after midnight: 22:00 to 02:00 and 23:00 to 23:40 do, as do 22:00 to 02:00 and
 * 01:00 to 03:00 of the next date. What begins as the other ends does not, and what has no time shares none. Hours
 * without a date are of the date of the others.
 */
export function sharesTime(one: HoursOfDay, other: HoursOfDay): boolean {
  if (one.from === '' || other.from === '') return false;
  const [mine, theirs] = [reachOf(one), reachOf(other)];
  if (one.date === undefined || other.date === undefined || one.date === other.date)
    return mine.start < theirs.end && theirs.start < mine.end;
  return goesOnInto(mine, one.date, theirs, other.date) || goesOnInto(theirs, other.date, mine, one.date);
}

/** Hours of a date, or of whichever. */
type HoursOfDay = Omit<HoursOfDate, 'date'> & { date?: DateText };

/** Minutes since the midnight in which the date of hours begins; what goes on after the next one ends after 1440. */
function reachOf({ from, to }: HoursOfDay): DaySpan {
  const [start, end] = [minutesOf(from), endMinutesOf(to)];
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

function goesOnInto(before: DaySpan, date: DateText, after: DaySpan, next: DateText): boolean {
  return before.end > DAY_MINUTES && next === addDays(date, 1) && after.start + DAY_MINUTES < before.end;
}

/** What the clocks of the clinic show. */
export interface ClinicTime {
  today: DateText;
  /** Minutes since midnight. */
  minute: number;
}

/** What they show at a moment. */
export function clinicTimeAt(moment: Date): ClinicTime {
  return { today: dayOf(moment), minute: minuteOfDay(moment) };
}

/**
 * Whether hours have begun: at 09:00 those from 09:00 on have not, so that they can still be booked (Spec 1 §9), and at
 * 09:01 they have. Hours without a time begin when their day is over.
 */
export function hasBegun({ date, from }: Pick<HoursOfDate, 'date' | 'from'>, { today, minute }: ClinicTime): boolean {
  return date === today ? from !== '' && minutesOf(from) < minute : date < today;
}

/** Whether hours are over: at 10:00 those until 10:00 are. Hours without an end are over with their day. */
export function isOver(hours: HoursOfDate, { today, minute }: ClinicTime): boolean {
  if (hours.to === '' || hours.date > today) return hours.date < today;
  const passed = hours.date === today ? minute : hours.date === addDays(today, -1) ? minute + DAY_MINUTES : Infinity;
  return reachOf(hours).end <= passed;
}

/**
 * Parts of one day in their order, those as one that overlap.
 *
 * @param touching whether one that begins as the other ends is one with it
 */
export function joinedSpans(spans: readonly DaySpan[], touching: 'asOne' | 'apart' = 'asOne'): DaySpan[] {
  const least = touching === 'asOne' ? 0 : 1;
  const all: DaySpan[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start || one.end - other.end)) {
    const last = all.at(-1);
    if (last && last.end - start >= least) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/**
 * When each date is covered by any of these hours: the one way in which hours are counted, also those over midnight.
 * What ends as it begins is nothing here.
 */
export function coveredByDate(hours: readonly HoursOfDate[]): ReadonlyMap<DateText, readonly DaySpan[]> {
  const lasting = hours.filter(({ from, to }) => minutesOf(from) !== endMinutesOf(to));
  const spans = lasting.flatMap(spansOf);
  const days = groupBy(spans, ({ date }) => date);
  return new Map([...days].map(([date, ofDate]) => [date, joinedSpans(ofDate)]));
}

/** What of a part of a day lies in others. */
export function spansWithin({ start, end }: DaySpan, others: readonly DaySpan[]): DaySpan[] {
  return others
    .map((other) => ({ start: Math.max(other.start, start), end: Math.min(other.end, end) }))
    .filter((span) => span.start < span.end);
}

/** How many minutes parts last together that do not overlap. */
export function lengthOfSpans(spans: readonly DaySpan[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}
