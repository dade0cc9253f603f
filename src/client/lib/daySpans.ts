import { addDays, DAY_MINUTES, endMinutesOf, minutesOf, type DateText, type TimeText } from './dates';

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

/** Whether two hours share time, also after midnight. */
export function sharesSpans(one: HoursOfDate, other: HoursOfDate): boolean {
  const parts = spansOf(other);
  return spansOf(one).some(({ date, start, end }) =>
    parts.some((part) => part.date === date && start < part.end && part.start < end),
  );
}

/** Things by dates, of which one may be about several. */
export function byDates<One>(things: readonly One[], datesOf: (one: One) => readonly DateText[]): Map<DateText, One[]> {
  const days = new Map<DateText, One[]>();
  for (const one of things)
    for (const date of datesOf(one)) {
      const known = days.get(date);
      if (known) known.push(one);
      else days.set(date, [one]);
    }
  return days;
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
  const days = byDates(spans, ({ date }) => [date]);
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
