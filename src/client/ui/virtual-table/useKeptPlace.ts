import { useLayoutEffect, useRef } from 'react';

import { indexOfRow } from './useFocusedRow';

interface KeptPlace {
  openKey: string | null;
  key: string;
  index: number;
  /** Pixels from the beginning of the first row. */
  start: number;
}

/**
 * Keeps a row where it is on screen when others come or go before it, or close or open there.
 *
 * @param anchor where the row lies, `null` where none is to be kept
 * @param openKey the row that shows its details
 * @param moveBy scrolls by so many pixels
 */
export function useKeptPlace<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  anchor: number | null,
  startOf: (index: number) => number,
  openKey: string | null,
  moveBy: (pixels: number) => void,
): void {
  const last = useRef<KeptPlace>(null);
  useLayoutEffect(() => {
    const before = last.current;
    const row = anchor === null ? undefined : rows[anchor];
    last.current =
      row === undefined || anchor === null ? null : { openKey, key: keyOf(row), index: anchor, start: startOf(anchor) };
    const index = before ? indexOfRow(rows, keyOf, before) : -1;
    if (!before || index < 0 || (index === before.index && openKey === before.openKey)) return;
    const moved = startOf(index) - before.start;
    if (moved !== 0) moveBy(moved);
  });
}
