import { useState } from 'react';

interface PlacedRow {
  key: string;
  /** Where it lies; where it lay last once it is gone. */
  index: number;
}

/**
 * Follows the row that holds the focus by its key, so that rows that come or go before it do not give its place to
 * another. Rows are searched only when it is no longer where it was.
 *
 * @returns `place` where it lies, or lay last; `pinned` the same while it is there; `null` where no row has the focus
 */
export function useFocusedRow<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [focused, setFocused] = useState<PlacedRow | null>(null);
  const index = focused === null ? -1 : indexOfRow(rows, keyOf, focused);
  if (focused !== null && index >= 0 && index !== focused.index) setFocused({ ...focused, index });
  return { place: focused?.index ?? null, pinned: index < 0 ? null : index, setFocused };
}

function indexOfRow<Row>(rows: readonly Row[], keyOf: (row: Row) => string, { key, index }: PlacedRow): number {
  const row = rows[index];
  return row !== undefined && keyOf(row) === key ? index : rows.findIndex((one) => keyOf(one) === key);
}
