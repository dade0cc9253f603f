import { SLOT_MINUTES } from '#contract/rules';
import type { Minutes } from './layout';

/** Pixels of a row and of the times beside it, as in `board.module.css`. */
export const ROW = 34;
export const TIMES = 60;

/** How the page names the part of the board below its heads, and a block in it. */
export const BODY = '[role="rowgroup"]:last-child';
export const BLOCK = '[data-id]';

/** The place that an appointment is carried to. */
export const GHOST = '[data-ghost]';

/** A column is never narrower than this, so that a week fits beside the sidebar, nor wider than this; pixels. */
const NARROWEST = 152;
const WIDEST = 340;

/** Columns beside those in view that are drawn as well, so that none is missing while the board is scrolled. */
const BESIDE = 1;

/** A column is so many whole parts of a pixel wide, which browsers draw exactly. */
const PARTS = 8;

/** How wide each of so many columns is in a frame of so many pixels, which they fill where they may be so wide. */
export function columnWidth(count: number, frame: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.floor((PARTS * (frame - TIMES)) / Math.max(count, 1)) / PARTS));
}

/** Columns by their places. */
export interface PlaceRange {
  first: number;
  last: number;
}

/** The columns that are drawn in a frame of so many pixels when so many have gone by. */
export function columnsInView(count: number, frame: number, gone: number): PlaceRange {
  const shown = Math.ceil((frame - TIMES) / columnWidth(count, frame)) + 1;
  const first = Math.max(0, Math.min(gone, count - shown));
  return { first: Math.max(0, first - BESIDE), last: Math.min(count - 1, first + shown - 1 + BESIDE) };
}

/** All places of a range, in their order. */
export function placesIn({ first, last }: PlaceRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** One step from some places towards others: one more of those that are wanted, or else one less of the rest. */
export function stepTowards(places: readonly number[], wanted: readonly number[]): readonly number[] {
  const missing = wanted.find((place) => !places.includes(place));
  if (missing !== undefined) return [...places, missing].sort((a, b) => a - b);
  const spare = places.find((place) => !wanted.includes(place));
  return places.filter((place) => place !== spare);
}

/** Pixels from the first row down to a minute. */
export function heightOf(minute: number, hours: Minutes): number {
  return ((minute - hours.from) / SLOT_MINUTES) * ROW;
}

/** The minute so many pixels below the first row. */
export function minuteAt(pixels: number, hours: Minutes): number {
  return hours.from + (pixels / ROW) * SLOT_MINUTES;
}

/** The minutes of which something can be seen in a frame of so many pixels that is scrolled down by so many. */
export function minutesInView(gone: number, frame: number, hours: Minutes): Minutes {
  const hourly = (minute: number) => Math.floor(minute / 60) * 60;
  return { from: hourly(minuteAt(gone, hours)), to: hourly(minuteAt(gone + frame, hours)) + 60 };
}
