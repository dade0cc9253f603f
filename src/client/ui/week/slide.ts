import { DAY_MINUTES } from '#client/lib/dates';
import type { DaySpan } from '#client/lib/daySpans';

/** What of a range is moved: all of it, or one of its ends. */
export type RangePart = 'move' | 'start' | 'end';

/** Minutes that a key or a drag goes at least. */
const STEP_MINUTES = 5;
const PAGE_MINUTES = 60;

const WHOLE_DAY: DaySpan = { start: 0, end: DAY_MINUTES };

/** A range after so many minutes later, or earlier; it stays within a part of its day, and keeps a step of length. */
export function slid({ start, end }: DaySpan, part: RangePart, minutes: number, day = WHOLE_DAY): DaySpan {
  if (part === 'start') return { start: within(start + minutes, day.start, end - STEP_MINUTES), end };
  if (part === 'end') return { start, end: within(end + minutes, start + STEP_MINUTES, day.end) };
  const length = end - start;
  const moved = within(start + minutes, day.start, day.end - length);
  return { start: moved, end: moved + length };
}

/**
 * How many minutes a key moves a range; `null` of other keys.
 *
 * @param onwards 1 where later is to the right, -1 where it is to the left
 */
export function minutesOfKey(key: string, onwards: 1 | -1): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: STEP_MINUTES * onwards,
    ArrowLeft: -STEP_MINUTES * onwards,
    ArrowUp: STEP_MINUTES,
    ArrowDown: -STEP_MINUTES,
    PageUp: PAGE_MINUTES,
    PageDown: -PAGE_MINUTES,
    Home: -DAY_MINUTES,
    End: DAY_MINUTES,
  };
  return steps[key] ?? null;
}

/** Minutes of a drag over so much of an axis, in whole steps. */
export function minutesOfDrag(share: number, { start, end }: DaySpan): number {
  return Math.round((share * (end - start)) / STEP_MINUTES) * STEP_MINUTES;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
