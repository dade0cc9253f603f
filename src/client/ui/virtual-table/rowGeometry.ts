import { countBefore, firstWhere } from './rowHeads';

/** Pixels of a row, its hairline included. */
export const ROW_HEIGHT = 45;

/** Pixels of a head above a row, its hairline included. */
export const HEAD_HEIGHT = 24;

/** By how many pixels rows are higher than the usual one, by their keys; most rows are not in it. */
export type ExtraHeights = ReadonlyMap<string, number>;

/** Where the rows of a table lie, in pixels from the beginning of the first. */
export interface RowGeometry {
  /** Of all rows together. */
  height: number;
  /** Where a row begins, with the head above it. */
  startOf: (index: number) => number;
  /** Where a row itself begins, below the head above it. */
  belowHead: (index: number) => number;
  /** The row that lies there, or its head; the first or last where none does. */
  indexAt: (offset: number) => number;
}

/**
 * Places rows that have one height, but for a few higher ones.
 *
 * @param heads the rows that have a head above them, in their order
 */
export function rowGeometry<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  extras: ExtraHeights,
  heads: readonly number[],
): RowGeometry {
  const tall = higherRows(rows, keyOf, extras);
  const startOf = (index: number) =>
    tall.reduce(
      (start, one) => start + (one.index < index ? one.extra : 0),
      index * ROW_HEIGHT + countBefore(heads, index) * HEAD_HEIGHT,
    );
  return {
    height: startOf(rows.length),
    startOf,
    belowHead: (index) => startOf(index) + (heads[countBefore(heads, index)] === index ? HEAD_HEIGHT : 0),
    indexAt: (offset) => firstWhere(1, rows.length, (index) => startOf(index) > offset) - 1,
  };
}

/** The rows that are higher, in their order; none is looked at after the last of them. */
function higherRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string, extras: ExtraHeights) {
  const higher: { index: number; extra: number }[] = [];
  if (extras.size === 0) return higher;
  rows.some((row, index) => {
    const extra = extras.get(keyOf(row));
    if (extra !== undefined) higher.push({ index, extra });
    return higher.length === extras.size;
  });
  return higher;
}

/**
 * The same heights after rows have been measured. Less than a pixel is no difference: at some zooms a hairline is not
 * a whole one.
 */
export function withMeasured(
  known: ExtraHeights,
  measured: Iterable<readonly [key: string, height: number]>,
): ExtraHeights {
  const changed = [...measured]
    .map(([key, height]) => [key, Math.abs(height - ROW_HEIGHT) < 1 ? 0 : height - ROW_HEIGHT] as const)
    .filter(([key, extra]) => (known.get(key) ?? 0) !== extra);
  if (changed.length === 0) return known;
  return new Map([...new Map([...known, ...changed])].filter(([, extra]) => extra !== 0));
}
