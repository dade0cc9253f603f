import { useLayoutEffect, useRef } from 'react';

import { indexOfRow } from './useFocusedRow';

/**
 * Keeps a row where it is on screen when others come or go before it.
 *
 * @param anchor where the row lies, `null` where none is to be kept
 * @param moveBy scrolls by so many pixels
 */
export function useKeptPlace<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  anchor: number | null,
  startOf: (index: number) => number,
  moveBy: (pixels: number) => void,
): void {
  const last = useRef<{ rows: readonly Row[]; key: string; index: number; start: number }>(null);
  useLayoutEffect(() => {
    const before = last.current;
    const row = anchor === null ? undefined : rows[anchor];
    last.current =
      row === undefined || anchor === null ? null : { rows, key: keyOf(row), index: anchor, start: startOf(anchor) };
    if (!before || before.rows === rows) return;
    const index = indexOfRow(rows, keyOf, before);
    if (index >= 0 && index !== before.index) moveBy(startOf(index) - before.start);
  });
}
