import type { ReactNode } from 'react';

import type { CellValue } from '#client/lib/csv';

/** One column of a grid: what stands above it, how wide it is, what a row has in it and how that is shown. */
export interface GridColumn<Row> {
  id: string;
  header: string;
  /** Pixels. */
  minWidth: number;
  /** Its share of the room that is left over; without one it is as narrow as it may be. */
  grow?: number;
  /** Amounts and counts end at the same edge, one below another. */
  isNumber?: boolean;
  /** What it is sorted by and exported as: a number for an amount; an ISO text for a date, which has a `text` too. */
  value?: (row: Row) => CellValue;
  /** What a file and paper say in place of the value, such as a date in words. */
  text?: (row: Row) => string;
  /** What is shown in place of the value; a control in it takes this `tabIndex`. */
  cell?: (row: Row, tabIndex: number) => ReactNode;
  /** Whether the control in its cells has the focus itself, as a button or a check box does, and not the cell. */
  hasControl?: boolean;
  /** Whether it always stands. */
  isFixed?: boolean;
}

/** The columns whose values leave the page, in a file or on paper. */
export function exportedColumns<Row>(columns: readonly GridColumn<Row>[], hidden: readonly string[]) {
  return columns.flatMap(({ id, header, value, text }) =>
    value && !hidden.includes(id) ? [{ header, value: text ?? value }] : [],
  );
}
