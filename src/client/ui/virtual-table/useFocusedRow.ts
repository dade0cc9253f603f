import { useState } from 'react';

interface PlacedRow {
  key: string;
  /** Where the row lies; where it lay last once it is gone. */
  index: number;
}

/** Which row holds the focus. */
export interface FocusedRow {
  /** Where the row lies, or lay last; `null` where no row has the focus. */
  place: number | null;
  /** The same place as long as the row exists, `null` once it is gone. */
  pinned: number | null;
  setFocused: (row: PlacedRow | null) => void;
}

/**
 * Follows the row that holds the focus by its key, so that rows that come or go before it do not give its place to
 * another. Rows are searched only when it is no longer where it was.
 */
export function useFocusedRow<Row>(rows: readonly Row[], keyOf: (row: Row) => string): FocusedRow {
  const [focused, setFocused] = useState<PlacedRow | null>(null);
  const index = focused === null ? -1 : indexOfRow(rows, keyOf, focused);
  if (focused !== null && index >= 0 && index !== focused.index) setFocused({ ...focused, index });
  return { place: focused?.index ?? null, pinned: index < 0 ? null : index, setFocused };
}

/** Where a row lies now that lay at this index; -1 once it is gone. */
export function indexOfRow<Row>(rows: readonly Row[], keyOf: (row: Row) => string, { key, index }: PlacedRow): number {
  const row = rows[index];
  return row !== undefined && keyOf(row) === key ? index : rows.findIndex((one) => keyOf(one) === key);
}
