/** What stands above the first row of each group of a table, such as its day. */
export interface RowHeads<Row> {
  /** The group of a row; rows of one group stand together. */
  groupOf: (row: Row) => string;
  /** What the head says of its group: the rows from `start` to before `end`. */
  textOf: (rows: readonly Row[], start: number, end: number) => string;
}

/** The rows from `start` to before `end`, which have one head. */
export interface RowGroup {
  start: number;
  end: number;
}

/**
 * The first rows of all groups, in their order. It looks at a few rows of each, further and further ahead, so that a
 * million rows of a few hundred days are as quick as those.
 */
export function groupStarts<Row>(rows: readonly Row[], groupOf: (row: Row) => string): readonly number[] {
  const starts: number[] = [];
  for (let start = 0; start < rows.length; start = endOfGroup(rows, groupOf, start)) starts.push(start);
  return starts;
}

function endOfGroup<Row>(rows: readonly Row[], groupOf: (row: Row) => string, start: number): number {
  const group = groupOf(rows[start] as Row);
  const isBeyond = (index: number) => index >= rows.length || groupOf(rows[index] as Row) !== group;
  let step = 1;
  while (!isBeyond(start + step)) step *= 2;
  return firstWhere(start + step / 2, start + step, isBeyond);
}

/** The groups of which a row lies among these. */
export function groupsAmong(
  starts: readonly number[],
  [first, last]: readonly [first: number, last: number],
  length: number,
): RowGroup[] {
  const from = Math.max(0, countBefore(starts, first + 1) - 1);
  const to = countBefore(starts, last + 1);
  return starts.slice(from, to).map((start, place) => ({ start, end: starts[from + place + 1] ?? length }));
}

/** How many of these first rows lie before a row. */
export function countBefore(starts: readonly number[], index: number): number {
  return firstWhere(0, starts.length, (place) => (starts[place] ?? index) >= index);
}

/**
 * Finds by halves the first whole number from `from` on for which `isSo` holds, where it holds for all after it too:
 * 3 for `at >= 3` between 0 and 9. Returns `to` where it holds for none before that.
 */
export function firstWhere(from: number, to: number, isSo: (at: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
