import type { Text } from '#client/lib/text';

/** Numbers by row and column, as pictures and tables of one kind show them. */
export interface Numbers {
  /**
   * What each row is called, how that is said where there is little room, in lines, and a short remark about it where
   * there is one.
   */
  rows: readonly { label: Text; lines?: readonly Text[] | undefined; beside?: Text }[];
  columns: readonly { label: Text }[];
  /** The number of each row and column; `0` has no mark. */
  counts: readonly (readonly number[])[];
}

/** A row and a column of such numbers. */
export interface NumberPlace {
  row: number;
  column: number;
}

/** What pictures and tables of numbers are given alike. */
export interface NumbersProps {
  numbers: Numbers;
  /** What a number is called in full, where it is more than a count. */
  numberText?: ((count: number, place: NumberPlace) => string) | undefined;
  /** Somebody wants to see what a mark counts. */
  onOpened?: ((place: NumberPlace) => void) | undefined;
}

/** Every number but 0 with its place, row by row. */
export function marksIn({ counts }: Pick<Numbers, 'counts'>): (NumberPlace & { count: number })[] {
  return counts.flatMap((line, row) => line.flatMap((count, column) => (count > 0 ? [{ row, column, count }] : [])));
}
