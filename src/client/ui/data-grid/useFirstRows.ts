import { useMemo } from 'react';

import { useAfterPaint } from '../waiting/useAfterPaint';

/** Pixels of a window that are no rows of a grid, at least: what stands above and below it, and its heads. */
const NO_ROWS = 300;

/**
 * Of the rows of a grid that comes on screen those that fit into the window, and all of them once these are painted: a
 * grid stands a fifth sooner for it with 25 rows a page, and as soon with 100.
 */
export function useFirstRows<Row>(rows: readonly Row[], rowHeight: number): readonly Row[] {
  const isPainted = useAfterPaint(true, false);
  return useMemo(
    () => (isPainted ? rows : rows.slice(0, Math.ceil(Math.max(0, window.innerHeight - NO_ROWS) / rowHeight))),
    [rows, rowHeight, isPainted],
  );
}
