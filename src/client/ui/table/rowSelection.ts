/** How a person chooses rows of a table; the functions that rows get stay the same while the selection changes. */
export interface RowSelection<Row> {
  /** The name of the box that takes all rows. */
  allLabel: string;
  /** Whether all rows are chosen that can be. */
  all: boolean | 'mixed';
  /** The name of the box of a row. */
  labelOf: (row: Row) => string;
  isChosen: (row: Row) => boolean;
  /** Whether a row has a box. */
  canChoose: (row: Row) => boolean;
  /** A person chose all rows, or none of them any more. */
  onAllToggled: () => void;
  /** A person chose a row or no longer; with Shift all rows up to it are chosen. */
  onToggled: (row: Row, isExtending: boolean) => void;
  /** Shift and an arrow led from one row to another. */
  onExtended: (from: Row, to: Row) => void;
}

/** Whether a row is chosen, `null` where it has no box. */
export function choiceOf<Row>(selection: RowSelection<Row> | undefined, row: Row): boolean | null {
  if (!selection) return null;
  const isChosen = selection.isChosen(row);
  return isChosen || selection.canChoose(row) ? isChosen : null;
}
