import type { ReadingCost } from '#client/api/appointments';

const SECOND_MS = 1000;
const MEGABYTE = 1_000_000;

/** A service is to work for readings of a desk a two-hundredth of its time at most. */
const REST_PER_MS = 200;
const MS_PER_MEGABYTE = 60 * SECOND_MS;

/** How many milliseconds after a reading the next one is due: the more of them, the more the last one has taken. */
export function turnAfter({ ms, bytes }: ReadingCost, refreshSeconds: number): number {
  return Math.max(refreshSeconds * SECOND_MS, ms * REST_PER_MS, (bytes / MEGABYTE) * MS_PER_MEGABYTE);
}
