import { rowCount, boardRowOf, type Block, type Minutes } from './layout';

/** Where the keyboard can stand in a column: on a block, or in a row that no block is in. */
export interface Stop {
  /** The first and the last of its rows, from 0 on. */
  row: number;
  lastRow: number;
  /** The appointment of the block, `null` of a row without one. */
  id: string | null;
}

/** A stop, and the place of its column. */
export interface Position {
  column: number;
  stop: Stop;
}

/** Where a key leads; `onwards` is the way in which a line of text runs. */
export type Step = 'up' | 'down' | 'onwards' | 'backwards' | 'first' | 'last';

/** The stops of a column from its first row to its last one; a block stands where it begins. */
export function stopsOf(blocks: readonly Block[], hours: Minutes): Stop[] {
  const taken = new Set<number>();
  const pressed = blocks.map(({ appointment, from, to }): Stop => {
    const row = boardRowOf(from, hours);
    const lastRow = Math.max(row, boardRowOf(to - 1, hours));
    for (let covered = row; covered <= lastRow; covered += 1) taken.add(covered);
    return { row, lastRow, id: String(appointment.id) };
  });
  const rows = Array.from({ length: rowCount(hours) }, (_, row) => row);
  const free = rows.filter((row) => !taken.has(row)).map((row): Stop => ({ row, lastRow: row, id: null }));
  return [...pressed, ...free].sort((one, other) => one.row - other.row);
}

/**
 * The position that a step leads to, the same one at an edge. A step to another column keeps the time; `first` and
 * `last` are the first and the last appointment of the column, or its edges where it has none.
 */
export function walked(columns: readonly (readonly Stop[])[], { column, stop }: Position, step: Step): Position {
  const stops = columns[column] ?? [];
  const place = stops.findIndex((one) => isSameStop(one, stop));
  const within = (found: Stop | undefined): Position => ({ column, stop: found ?? stop });
  const pressed = stops.filter(({ id }) => id !== null);
  switch (step) {
    case 'up':
      return within(stops[place - 1]);
    case 'down':
      return within(stops[place + 1]);
    case 'first':
      return within(pressed[0] ?? stops[0]);
    case 'last':
      return within(pressed.at(-1) ?? stops.at(-1));
    default: {
      const next = column + (step === 'onwards' ? 1 : -1);
      const beside = stopAt(columns[next] ?? [], stop.row);
      return beside ? { column: next, stop: beside } : { column, stop };
    }
  }
}

/** The stop that a row belongs to: a block, where one is in it. */
export function stopAt(stops: readonly Stop[], row: number): Stop | undefined {
  return stops.find((one) => one.row <= row && row <= one.lastRow) ?? stops.at(-1);
}

/** Where the keyboard comes in: at the first appointment, or in the first row where there is none. */
export function firstPosition(columns: readonly (readonly Stop[])[]): Position | null {
  for (const [column, stops] of columns.entries()) {
    const stop = stops.find(({ id }) => id !== null);
    if (stop) return { column, stop };
  }
  const stop = columns[0]?.[0];
  return stop ? { column: 0, stop } : null;
}

/** Whether two stops of a column are the same one. */
export function isSameStop(one: Stop, other: Stop): boolean {
  return one.id === null ? other.id === null && one.row === other.row : one.id === other.id;
}
