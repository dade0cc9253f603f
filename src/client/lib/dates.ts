import dayjs from 'dayjs';

import type { DateText, MomentText, TimeText } from '#contract/common';

export type { DateText, TimeText };

/** The local calendar day of a moment. "Today" is the browser's day, never a UTC one. */
export function dayOf(moment: Date): DateText {
  return dayjs(moment).format('YYYY-MM-DD');
}

/** The calendar date so many days later, or earlier for a negative number. */
export function addDays(date: DateText, days: number): DateText {
  return dayjs(date).add(days, 'day').format('YYYY-MM-DD');
}

/** Whole days from one date to another; negative when the other is earlier. */
export function daysBetween(from: DateText, to: DateText): number {
  return Math.round((dayOrdinal(to) - dayOrdinal(from)) / 86_400_000);
}

/** Sunday 0 to Saturday 6 (Spec 1 §5). */
function weekdayOf(date: DateText): number {
  return new Date(dayOrdinal(date)).getUTCDay();
}

/** Every date from the first to the last, both included, that falls on one of the weekdays. */
export function datesOnWeekdays(from: DateText, to: DateText, weekdays: readonly number[]): DateText[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, day) => addDays(from, day)).filter((date) =>
    weekdays.includes(weekdayOf(date)),
  );
}

/** Minutes since midnight of `HH:MM` or `HH:MM:SS`. */
export function minutesOf(time: TimeText): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM:00` of minutes since midnight. */
export function timeOfMinutes(minutes: number): TimeText {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`;
}

/** `09:20` of `09:20:00`. */
export function shortTime(time: TimeText): string {
  return time.slice(0, 5);
}

/** `09:20 - 09:40`. */
export function timeRange(from: TimeText, to: TimeText): string {
  return `${shortTime(from)} - ${shortTime(to)}`;
}

/** `Sat, 21 Nov 2026`; what is no date stays as it is. */
export function longDate(date: DateText): string {
  const day = dayjs(date);
  return day.isValid() ? day.format('ddd, D MMM YYYY') : date;
}

/** `21 Nov 2026`. */
export function plainDate(date: DateText): string {
  return dayjs(date).format('D MMM YYYY');
}

/** `21 Nov 2026`, the local day of a moment as it travels; `N/A` of what is none. */
export function momentDate(moment: MomentText): string {
  const day = dayjs(moment || null);
  return day.isValid() ? day.format('D MMM YYYY') : 'N/A';
}

/** `21 Nov`, where the year goes without saying. */
export function dayAndMonth(date: DateText): string {
  return dayjs(date).format('D MMM');
}

/** `Sat`. */
export function weekdayName(date: DateText): string {
  return dayjs(date).format('ddd');
}

/** The clock time of a moment, `09:41`. */
export function clockTime(moment: Date): string {
  return dayjs(moment).format('HH:mm');
}

/** Whether a text is a real calendar date in wire form. */
export function isDateText(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).format('YYYY-MM-DD') === text;
}

/** The word for a date near today, to stand beside the date and never instead of it. */
export function relativeDay(date: DateText, today: DateText): 'yesterday' | 'today' | 'tomorrow' | null {
  switch (daysBetween(today, date)) {
    case -1:
      return 'yesterday';
    case 0:
      return 'today';
    case 1:
      return 'tomorrow';
    default:
      return null;
  }
}

function dayOrdinal(date: DateText): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
