/** The pixels of the columns of a table by their ids; of some of them only where a person has chosen those. */
export type Widths = Readonly<Partial<Record<string, number>>>;

/** What a column asks of the room of its table, in pixels. */
export interface ColumnRoom {
  id: string;
  /** With less it is no use: it gets so much even where the table must scroll for it, but never more than it wants. */
  least: number;
  /** What its widest cell takes. */
  wanted: number;
  /** Its share of what nobody needs. */
  grow: number;
}

/**
 * Shares the room of a table. Where all fits each column has what its cells take, and what is left over goes to those
 * that grow. Where it does not, those that want most give way: no column is cut while another has more than it takes.
 *
 * @param room pixels
 */
export function sharedRoom(columns: readonly ColumnRoom[], room: number): Widths {
  const spare = room - sumOf(columns.map(({ wanted }) => wanted));
  const growing = sumOf(columns.map(({ grow }) => grow));
  const level = spare < 0 ? levelIn(columns, room) : Infinity;
  return Object.fromEntries(
    columns.map((column) => {
      const gained = spare > 0 && growing > 0 ? Math.floor((spare * column.grow) / growing) : 0;
      return [column.id, widthAt(column, level) + gained];
    }),
  );
}

/** The highest level, in pixels, to which all columns can rise that want so much. */
function levelIn(columns: readonly ColumnRoom[], room: number): number {
  let [fits, tooHigh] = [0, Math.max(1, room)];
  while (tooHigh - fits > 1) {
    const level = Math.floor((fits + tooHigh) / 2);
    if (sumOf(columns.map((column) => widthAt(column, level))) <= room) fits = level;
    else tooHigh = level;
  }
  return fits;
}

function widthAt({ least, wanted }: ColumnRoom, level: number): number {
  return Math.min(wanted, Math.max(least, level));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
