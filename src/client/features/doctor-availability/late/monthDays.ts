import { DAY_MINUTES, endMinutesOf, minutesOf } from '#client/lib/dates';
import type { DateText, TimeText } from '#contract/common';
import type { CalendarDay, CalendarSlot } from '../calendar';

/** A part of a day, in minutes since midnight. */
export interface DayPart {
  start: number;
  end: number;
}

/** A day of a month: when it is open and what of that is booked, each in order and without overlaps. */
export interface MonthDay {
  date: DateText;
  open: readonly DayPart[];
  booked: readonly DayPart[];
}

/** Somebody who is expected. */
export interface Expected {
  date: DateText;
  start_time: TimeText;
  end_time: TimeText;
}

/** The days of the month of a date, `2026-12-07`, with what these hours and appointments say of each. */
export function monthDays(month: DateText, days: readonly CalendarDay[], expected: readonly Expected[]): MonthDay[] {
  const slotsOn = new Map(days.map(({ date, slots }) => [date, slots]));
  return datesOfMonth(month).map((date): MonthDay => {
    const slots = slotsOn.get(date) ?? [];
    const open = joined(slots.map(partOf));
    const taken = [
      ...slots.filter(({ isBooked }) => isBooked).map(partOf),
      ...expected
        .filter((one) => one.date === date)
        .map(({ start_time, end_time }) => ({ start: minutesOf(start_time), end: endMinutesOf(end_time) })),
    ];
    return { date, open, booked: joined(taken.flatMap((part) => within(part, open))) };
  });
}

/** Minutes that these parts last together. */
export function lengthOf(parts: readonly DayPart[]): number {
  return parts.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Every date of the month of a date. */
function datesOfMonth(date: DateText): DateText[] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, day) => `${date.slice(0, 7)}-${String(day + 1).padStart(2, '0')}`);
}

/** What ends before it begins goes on until the end of its day. */
function partOf({ from, to }: CalendarSlot): DayPart {
  const [start, end] = [minutesOf(from), endMinutesOf(to)];
  return { start, end: end > start ? end : DAY_MINUTES };
}

function within(part: DayPart, open: readonly DayPart[]): DayPart[] {
  return open
    .map(({ start, end }) => ({ start: Math.max(start, part.start), end: Math.min(end, part.end) }))
    .filter(({ start, end }) => start < end);
}

function joined(parts: readonly DayPart[]): DayPart[] {
  const all: DayPart[] = [];
  for (const { start, end } of [...parts].sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
