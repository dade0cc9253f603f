import {
  endMinutesOf,
  minutesOf,
  shortTime,
  timeOfMinutes,
  wireEnd,
  wireTime,
  type DateText,
  type TimeText,
} from '#client/lib/dates';
import { joinedSpans, sharesTime, spansOf, type DaySpan, type HoursOfDate } from '#client/lib/daySpans';
import { datesFrom } from '#client/lib/reckoning';
import { messagesOf } from '#client/lib/text';
import { DAYS_OF_WEEK, weekdayOf } from '#client/lib/week';
import { shortEnd } from '#contract/text/dayEnd';
import { hoursFindings, MIDNIGHT, type Finding } from '../dates/datePlanRules';

/** From one clock time to another, `09:00` to `13:00`; an end may be `24:00`. */
export interface Hours {
  from: TimeText;
  to: TimeText;
}

/** The hours of each weekday, Sunday 0 to Saturday 6. In a form they may hold what was typed. */
export type Week = readonly (readonly Hours[])[];

/** The week that is wanted from one date to another, both included. */
export interface WantedWeeks {
  week: Week;
  startDate: DateText;
  endDate: DateText;
}

/** A week without hours. */
export const EMPTY_WEEK: Week = Array.from({ length: DAYS_OF_WEEK }, () => []);

const FRIDAY = 5;

const SHIFTS: readonly Hours[] = [
  { from: '09:00', to: '13:00' },
  { from: '16:00', to: '20:00' },
];

/** Two shifts on every day. */
export const twoShifts = (): Week => everyDay(SHIFTS);

/** The same hours on every day. */
export function everyDay(hours: readonly Hours[]): Week {
  return EMPTY_WEEK.map(() => hours);
}

/** A week with the break for the Friday prayer, 12:00 to 14:00, cut out of its Friday. */
export function withFridayBreak(week: Week): Week {
  return withDay(week, FRIDAY, without(week[FRIDAY] ?? [], { from: '12:00', to: '14:00' }));
}

/** A week with other hours on one day. */
export function withDay(week: Week, day: number, hours: readonly Hours[]): Week {
  return week.map((known, at) => (at === day ? hours : known));
}

/** A week in which some days get the hours of one. */
export function copiedTo(week: Week, day: number, to: readonly number[]): Week {
  return week.map((known, at) => (to.includes(at) ? (week[day] ?? []) : known));
}

/** A week in which a range over midnight ends with its day, and goes on in the next one. */
export function splitAtMidnight(week: Week, day: number, at: number): Week {
  const range = week[day]?.[at];
  if (!range) return week;
  const next = (day + 1) % DAYS_OF_WEEK;
  const cut = withDay(
    week,
    day,
    (week[day] ?? []).map((one, place) => (place === at ? { from: range.from, to: MIDNIGHT.end } : one)),
  );
  // What ends at midnight has nothing left for the next day.
  if (minutesOf(range.to) === 0) return cut;
  return withDay(cut, next, [{ from: MIDNIGHT.start, to: range.to }, ...(cut[next] ?? [])]);
}

/** The hours of a day without a break. */
function without(hours: readonly Hours[], pause: Hours): Hours[] {
  return hours.flatMap(({ from, to }) => {
    if (!isReadable({ from, to })) return [{ from, to }];
    const before = { from, to: to < pause.from ? to : pause.from };
    const after = { from: from > pause.to ? from : pause.to, to };
    return [before, after].filter((part) => part.from < part.to);
  });
}

/** Whether hours are two times of which the second is later. */
function isReadable({ from, to }: Hours): boolean {
  return hoursFindings(['from', from], ['to', to]).length === 0;
}

/**
 * The week that these hours of some dates make; those that overlap become one, and what goes on after midnight stands
 * on the next day.
 */
export function weekOfHours(hours: readonly HoursOfDate[]): Week {
  const spans = hours.flatMap(spansOf).map((span) => ({ ...span, day: weekdayOf(span.date) }));
  return EMPTY_WEEK.map((_, day) =>
    joinedSpans(
      spans.filter((span) => span.day === day),
      'apart',
    ).map(hoursOfSpan),
  );
}

/** The hours that are wanted from today on, with their dates, as they travel. */
export function datedHours({ week, startDate, endDate }: WantedWeeks, today: DateText): HoursOfDate[] {
  return datesFrom(startDate > today ? startDate : today, endDate).flatMap((date) =>
    (week[weekdayOf(date)] ?? []).map(({ from, to }) => ({ date, from: wireTime(from), to: wireEnd(to) })),
  );
}

/** Minutes since midnight as hours of a form. */
export function hoursOfSpan({ start, end }: DaySpan): Hours {
  return { from: shortTime(timeOfMinutes(start)), to: shortEnd(timeOfMinutes(end)) };
}

/** The hours of a form as minutes since midnight; `null` of what is no range. */
export function spanOfHours(hours: Hours): DaySpan | null {
  return isReadable(hours) ? { start: minutesOf(hours.from), end: endMinutesOf(hours.to) } : null;
}

/** A field of a week: its day, the place of its range, and which end of it. */
export type WeekField = `days.${number}.${number}.${'from' | 'to'}`;

/** What is wrong with the hours of a week: no times, an end before the start, no length, or an overlap. */
export function weekFindings(week: Week): Finding<WeekField>[] {
  return week.flatMap((ranges, day) =>
    ranges.flatMap((range, at): Finding<WeekField>[] => {
      const [from, to]: [WeekField, WeekField] = [`days.${day}.${at}.from`, `days.${day}.${at}.to`];
      const found = hoursFindings<WeekField>([from, range.from], [to, range.to]);
      const overlaps = ranges.slice(0, at).some((other) => isReadable(other) && sharesTime(other, range));
      return found.length === 0 && overlaps ? [[from, weekRuleMessages.overlaps]] : found;
    }),
  );
}

/** A week in the order of its hours. */
export function weekInOrder(week: Week): Week {
  return week.map((ranges) => [...ranges].sort((a, b) => (a.from < b.from ? -1 : 1)));
}

/** Whether a week has no hours at all. */
export function isEmptyWeek(week: Week): boolean {
  return week.every((ranges) => ranges.length === 0);
}

const weekRuleMessages = messagesOf('week.rules', { overlaps: 'These hours overlap others of this day' });
