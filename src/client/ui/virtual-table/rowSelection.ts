/** How a person chooses rows of a table; the functions that rows get stay the same while the selection changes. */
export interface RowSelection<Row> {
  /** The name of the box that takes all rows. */
  allLabel: string;
  /** Whether all rows are chosen that can be; `null` where none can. */
  all: boolean | 'mixed' | null;
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

/** What a row needs of the selection; the functions that belong to its box stay the same while others are chosen. */
export interface RowChoice<Row> {
  /** Whether it is chosen; `null` where it has no box. */
  isChosen: boolean | null;
  labelOf?: RowSelection<Row>['labelOf'];
  onToggled?: RowSelection<Row>['onToggled'];
}

/** What a row needs of the selection. */
export function choiceOf<Row>(selection: RowSelection<Row> | undefined, row: Row): RowChoice<Row> {
  if (!selection) return { isChosen: null };
  const { isChosen, canChoose, labelOf, onToggled } = selection;
  const isIt = isChosen(row);
  return { isChosen: isIt || canChoose(row) ? isIt : null, labelOf, onToggled };
}

/** What a letter does on a row, where `x` chooses it; tells whether that was for the row. */
export function withChoice<Row>(
  selection: RowSelection<Row> | undefined,
  onLetter?: (letter: string, row: Row) => boolean,
): (letter: string, row: Row) => boolean {
  return (letter, row) => {
    if (letter !== 'x' || choiceOf(selection, row).isChosen === null) return onLetter?.(letter, row) ?? false;
    selection?.onToggled(row, false);
    return true;
  };
}
