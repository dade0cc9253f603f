import { useMemo } from 'react';

import { useRested } from '../clock/useRested';

const NONE: ReadonlySet<string> = new Set();

/** The keys of the rows that were in view when it last came to rest. */
export function useRestingRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  [first, last]: readonly [number, number],
): ReadonlySet<string> {
  const view = useMemo(() => ({ rows, first, last }), [rows, first, last]);
  const rested = useRested(view);
  return useMemo(
    () => (rested ? new Set(rested.rows.slice(rested.first, rested.last + 1).map(keyOf)) : NONE),
    [rested, keyOf],
  );
}
