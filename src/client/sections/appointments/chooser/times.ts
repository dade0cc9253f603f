import { timesOn, type Timetable } from '#client/hours/freeTimes';
import type { Slot } from '#client/hours/slots';
import { addDays, DAY_MINUTES, minutesOf } from '#client/lib/dates';
import { datesFrom } from '#client/lib/reckoning';
import type { DateText } from '#contract/common';
import { RESCHEDULE_DAYS } from '#contract/rules';

/** A time that can be chosen, and whether the doctor is expected elsewhere then. */
export interface OfferedSlot {
  slot: Slot;
  isClashing: boolean;
  /** Whether another line of a plan has it, so that it cannot be chosen. */
  isPlanned?: boolean;
}

/** The halves of a day. */
export const HALVES = ['mornings', 'afternoons'] as const;

/** One of them: before noon, or from then on. */
export type Half = (typeof HALVES)[number];

const NOON = DAY_MINUTES / 2;

/** The minute at which an evening begins. */
export const EVENING = 17 * 60;

/** Whether a time begins in a half of its day, or in any for `null`. */
export function isInHalf({ startTime }: Slot, half: Half | null): boolean {
  return half === null || (half === 'mornings') === minutesOf(startTime) < NOON;
}

/** The dates to choose from: thirty from the first on (Spec 1 §9), and as many more as reach one that is wanted. */
export function offeredDates(first: DateText, wanted: DateText | null = null): DateText[] {
  const last = addDays(first, RESCHEDULE_DAYS - 1);
  return datesFrom(first, wanted !== null && wanted > last ? wanted : last);
}

/** Every time of a date, taken or not. */
export function offeredOn(timetable: Timetable, date: DateText): OfferedSlot[] {
  return timesOn(timetable, date).map(({ slot, expected }) => ({ slot, isClashing: expected.length > 0 }));
}

/** How many free times each date has, one at two places once; a date without any time, taken or not, has no entry. */
export function countFree(times: readonly OfferedSlot[]): ReadonlyMap<DateText, number> {
  const starts = new Map<DateText, Set<string>>();
  for (const { slot, isClashing } of times) {
    const free = starts.get(slot.date) ?? new Set();
    starts.set(slot.date, isClashing ? free : free.add(slot.startTime));
  }
  return new Map([...starts].map(([date, free]) => [date, free.size]));
}

/** The first date with a free time, or else with any; `null` where there is none. */
export function firstDate(times: readonly OfferedSlot[]): DateText | null {
  const found = times.find(({ isClashing }) => !isClashing) ?? times[0];
  return found?.slot.date ?? null;
}
