import type { DateText, MomentText, TimeText } from '#contract/common';
import { DAY_END, isDayEnd } from '#contract/text/dayEnd';
import { months, shortWeekdays } from './calendarNames';
import { messagesOf, notKnown, say, type Message, type Text } from './text';
import { momentOf, onTheWall } from './zone';

export { timeRange } from '#contract/text/dayEnd';
export type { DateText, TimeText };

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** The present moment by the clock of this computer. */
export function currentMoment(): Date {
  return new Date();
}

/** The calendar day of a moment where the clinic is. "Today" is the clinic's day, never a UTC one. */
export function dayOf(moment: Date): DateText {
  const wall = onTheWall(moment);
  return dateText(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
}

/** Minutes since midnight where the clinic is, with the seconds as a part of them. */
export function minuteOfDay(moment: Date): number {
  const wall = onTheWall(moment);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes() + wall.getUTCSeconds() / 60;
}

/** The calendar date so many days later, or earlier for a negative number. */
export function addDays(date: DateText, days: number): DateText {
  const [year, month, day] = partsOf(dayIn(date));
  return textOf(new Date(year, month, day + days));
}

/** Minutes since midnight of `HH:MM` or `HH:MM:SS`. */
export function minutesOf(time: TimeText): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM:00` of minutes since midnight. */
export function timeOfMinutes(minutes: number): TimeText {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`;
}

/** How many minutes a day has. */
export const DAY_MINUTES = 24 * 60;

/** Minutes since midnight of a time at which something ends: at midnight that is the end of its own day. */
export function endMinutesOf(end: TimeText): number {
  return isDayEnd(end) ? DAY_MINUTES : minutesOf(end);
}

/** The time as it travels of minutes since midnight at which something ends; the end of a day is `23:59:59`. */
export function endOfMinutes(minutes: number): TimeText {
  return minutes === DAY_MINUTES ? DAY_END : timeOfMinutes(minutes);
}

/** `09:20:00`, as a time travels (Spec 1 §9). */
export function wireTime(time: TimeText): TimeText {
  return `${shortTime(time)}:00`;
}

/** The same of a time at which something ends; the end of a day is `23:59:59`. */
export function wireEnd(end: TimeText): TimeText {
  return isDayEnd(end) ? DAY_END : wireTime(end);
}

/** `09:20` of `09:20:00`. */
export function shortTime(time: TimeText): string {
  return time.slice(0, 5);
}

const messages = messagesOf('dates', {
  long: '{weekday}, {day} {month} {year}',
  short: '{weekday}, {day} {month}',
  plain: '{day} {month} {year}',
  dayAndMonth: '{day} {month}',
});

/** `Sat, 21 Nov 2026`; what is no date stays as it is. */
export function longDate(date: DateText): Text {
  return filled(messages.long, dayIn(date)) ?? date;
}

/** `Sat, 21 Nov` of the year of `today`, of any other `Sat, 2 Jan 2027`; what is no date stays as it is. */
export function shortDate(date: DateText, today: DateText): Text {
  return date.slice(0, 4) === today.slice(0, 4) ? (filled(messages.short, dayIn(date)) ?? date) : longDate(date);
}

/** `21 Nov 2026`; what is no date stays as it is. */
export function plainDate(date: DateText): Text {
  return filled(messages.plain, dayIn(date)) ?? date;
}

/** `21 Nov 2026`, the day of a moment as it travels where the clinic is; `N/A` of what is none. */
export function momentDate(moment: MomentText): Text {
  return filled(messages.plain, dayIn(dayOf(momentOf(moment)))) ?? notKnown;
}

/** `21 Nov`, where the year goes without saying. */
export function dayAndMonth(date: DateText): Text {
  return filled(messages.dayAndMonth, dayIn(date)) ?? date;
}

/** `Sat`. */
export function weekdayName(date: DateText): Text {
  return shortWeekdays[dayIn(date).getDay()] ?? date;
}

/** The clock time of a moment where the clinic is, `09:41`. */
export function clockTime(moment: Date): string {
  const wall = onTheWall(moment);
  return `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`;
}

/** Whether a text is a real calendar date in wire form. */
export function isDateText(text: string): boolean {
  return DATE.test(text) && textOf(dayIn(text)) === text;
}

/** What a date near today is called; that is shown beside the date, never instead of it. */
export function relativeDay(date: DateText, today: DateText): 'yesterday' | 'today' | 'tomorrow' | null {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return date === addDays(today, -1) ? 'yesterday' : null;
}

/** Fills a pattern with the parts of a day, which it may name in any order; `null` of an invalid day. */
function filled(pattern: Message, day: Date): Message | null {
  const [weekday, month] = [shortWeekdays[day.getDay()], months[day.getMonth()]];
  return weekday && month
    ? say(pattern, { weekday, day: String(day.getDate()), month, year: String(day.getFullYear()) })
    : null;
}

/** The moment at which a date begins here, or the one that a text names; invalid of any other text. */
function dayIn(text: DateText): Date {
  const [, year, month, day] = DATE.exec(text) ?? [];
  // The language itself would take a date alone for midnight in Greenwich.
  return year ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(text || NaN);
}

/** Year, month from 0, and day of the local calendar. */
function partsOf(day: Date): [year: number, month: number, day: number] {
  return [day.getFullYear(), day.getMonth(), day.getDate()];
}

function textOf(day: Date): DateText {
  return dateText(...partsOf(day));
}

function dateText(year: number, month: number, day: number): DateText {
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(day)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
