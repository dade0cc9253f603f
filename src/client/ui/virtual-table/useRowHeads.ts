import { useMemo } from 'react';

import { countBefore, groupStarts, type RowHeads } from './rowHeads';

const NONE: readonly number[] = [];

/** What stands above rows. */
export interface HeadedRows {
  /** The rows that have a head above them, in their order. */
  starts: readonly number[];
  /** What it says; `undefined` of a row that has none. */
  headOf: (index: number) => string | undefined;
}

/** Which rows have a head above them, and what that says. */
export function useRowHeads<Row>(rows: readonly Row[], heads: RowHeads<Row> | undefined): HeadedRows {
  const starts = useMemo(() => (heads ? groupStarts(rows, heads.groupOf) : NONE), [rows, heads]);
  const headOf = (index: number) => {
    const place = countBefore(starts, index);
    return starts[place] === index ? heads?.textOf(rows, index, starts[place + 1] ?? rows.length) : undefined;
  };
  return { starts, headOf };
}
