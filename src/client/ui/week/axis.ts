import { DAY_MINUTES, shortTime, timeOfMinutes } from '#client/lib/dates';
import type { DaySpan } from '#client/lib/daySpans';

const HOUR = 60;

/** What is shown of a day in which nothing is, and how long what is shown lasts at least. */
const USUAL_DAY: DaySpan = { start: 8 * HOUR, end: 20 * HOUR };
const SHORTEST = 6 * HOUR;

/** Most hours that are written over an axis. */
const LABELS = 6;

/**
 * The part of a day that bars are drawn on: the clinic's own, from the earliest to the latest hour there is and an hour
 * around them, in whole hours. Night is drawn for those alone who work at night.
 */
export function axisOf(spans: readonly DaySpan[]): DaySpan {
  if (spans.length === 0) return USUAL_DAY;
  const first = Math.min(...spans.map(({ start }) => start));
  const last = Math.max(...spans.map(({ end }) => end));
  const start = Math.max(Math.floor(first / HOUR - 1) * HOUR, 0);
  const end = Math.min(Math.max(Math.ceil(last / HOUR + 1) * HOUR, start + SHORTEST), DAY_MINUTES);
  return { start: Math.max(Math.min(start, end - SHORTEST), 0), end };
}

/** How far along an axis a minute is, in percent. */
export const placeOn = ({ start, end }: DaySpan, minute: number) => `${((minute - start) / (end - start)) * 100}%`;

/** Where a part of the day stands on an axis. */
export function placedOn(axis: DaySpan, { start, end }: DaySpan) {
  return { insetInlineStart: placeOn(axis, start), width: placeOn(axis, axis.start + end - start) };
}

/** Minutes between the hours that are written over an axis. */
const stepOf = ({ start, end }: DaySpan) => Math.ceil((end - start) / HOUR / LABELS) * HOUR;

/** The hours that are written over an axis: `09:00`, and where. */
export function hoursOver(axis: DaySpan): { at: string; label: string }[] {
  const step = stepOf(axis);
  const count = Math.ceil((axis.end - axis.start) / step);
  return Array.from({ length: count }, (_, index) => {
    const minute = axis.start + index * step;
    return { at: placeOn(axis, minute), label: shortTime(timeOfMinutes(minute)) };
  });
}

/** How far apart the lines behind its bars are: there is one for each hour that is written. */
export const linesApart = (axis: DaySpan) => placeOn(axis, axis.start + stepOf(axis));

/** Styles of a bar that says all of its text or nothing: what has no room wraps out of sight. */
export const WHOLE_TEXT = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignContent: 'start',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '&::before': { content: '""', height: '100%' },
  '& > *': { display: 'flex', alignItems: 'center', height: '100%' },
} as const;
