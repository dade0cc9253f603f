import { say, type Text } from '#client/lib/text';
import { plainText } from '../cells';
import { lineFaults } from '../messages';

/** The cells of a line of a file; it knows its place there, counted from 1. */
export interface FileLine {
  line: number;
  cells: readonly string[];
  /** Why the line as a whole is not understood. */
  fault?: Text;
  /** What its reader has to say of its cells, by their places. */
  oddities?: ReadonlyMap<number, Oddity>;
}

/** What a reader has to say of a cell: why it is not understood, unless a person takes it as it stands. */
export interface Oddity {
  fault: Text;
  /** Whether a person may take it as it stands. */
  isAsked?: boolean;
  /** Whether it says nothing against a number, such as that this is shown with its currency. */
  isOfTexts?: boolean;
  /** Whether it is asked only before something new gets it as its code. */
  isOfNewCodes?: boolean;
}

/** The lines of a file or of a sheet of it, before it is known which are the heads. */
export interface FileLines {
  lines: readonly FileLine[];
  /** What a person does not see of it. */
  hidden?: { rows: number; columns: ReadonlySet<number> };
  /** The sheets of a workbook that a person sees, and which of them this is. */
  sheets?: SheetNames;
}

/** The sheets of a workbook that a person sees, and the one that is read. */
export interface SheetNames {
  names: readonly string[];
  read: string;
}

/** The cells of a file as they stand there, without blank lines and what stands above the heads. */
export interface FileTable {
  heads: readonly string[];
  lines: readonly FileLine[];
  sheets?: SheetNames;
  /** What is left out because nobody sees it: how many rows, and the columns by their heads. */
  hidden?: { rows: number; columns: readonly string[] };
}

/** How many heads of a list these cells are. */
export type KnownHeads = (cells: readonly string[]) => number;

/** How much of a file is read: of its lines and cells only those that hold something count. */
export const FILE_LIMITS = {
  /** Without the heads. */
  rows: 10_000,
  columns: 200,
  /** Of all cells of a row. */
  rowCharacters: 50_000,
  megabytes: 10,
  unzippedMegabytes: 100,
  /** Filled lines that are looked at for the heads: titles may stand above. */
  titles: 10,
} as const;

const MEGABYTE = 1024 * 1024;

/** Bytes of so many megabytes. */
export const bytesOf = (megabytes: number) => megabytes * MEGABYTE;

/** What a limit is passed by. */
type TooMuch = 'tooLargeUnzipped' | 'tooLong' | 'tooWide' | 'longRow';

/** How much would have been taken. */
export const MOST: Readonly<Record<TooMuch, number>> = {
  tooLargeUnzipped: FILE_LIMITS.unzippedMegabytes,
  tooLong: FILE_LIMITS.rows,
  tooWide: FILE_LIMITS.columns,
  longRow: FILE_LIMITS.rowCharacters,
};

/** A file that cannot be taken, and why. */
export class UntakenFile extends Error {
  constructor(readonly reason: 'otherKind' | 'damaged' | TooMuch) {
    super(reason);
    this.name = 'UntakenFile';
  }
}

/** What became of a file that was to be read: its table, or why it is not taken. */
export type FileReading = { table: FileTable } | { fault: Text };

/** Lets the browser draw where it is time for that, while a file is read; rejects once nobody wants the file. */
export type Pause = () => Promise<unknown> | false;

/** Whether a cell has anything in it. */
export const isFilled = (cell = '') => plainText(cell) !== '';

/** The lines of a file that hold something, within the limits. */
export class FilledLines {
  readonly all: FileLine[] = [];

  /** Throws an `UntakenFile` for what is too much. */
  add(line: FileLine): void {
    const { cells, oddities } = line;
    const last = cells.findLastIndex(isFilled);
    if (last < 0 && !oddities?.size) return;
    if (last >= FILE_LIMITS.columns) throw new UntakenFile('tooWide');
    if (cells.reduce((sum, cell) => sum + cell.length, 0) > FILE_LIMITS.rowCharacters) throw new UntakenFile('longRow');
    this.all.push(line);
    if (this.all.length > FILE_LIMITS.rows + FILE_LIMITS.titles) throw new UntakenFile('tooLong');
  }
}

/** Of the first filled lines the one with most known heads, the first one of those with as many. */
export function bestHeads(
  lines: readonly FileLine[],
  known: KnownHeads,
): { at: number; line: FileLine; known: number } | null {
  const counted = lines.slice(0, FILE_LIMITS.titles).map((line, at) => ({ at, line, known: known(line.cells) }));
  return counted.reduce<(typeof counted)[number] | null>(
    (best, one) => (best === null || one.known > best.known ? one : best),
    null,
  );
}

/**
 * The table that lines make: their heads, and what stands below. A line that has more cells than there are heads is not
 * understood, and what a person does not see is left out. `null` where nothing is filled.
 */
export function tableOf({ lines: all, hidden, sheets }: FileLines, known: KnownHeads): FileTable | null {
  const best = bestHeads(all, known);
  if (!best) return null;
  const isHidden = (at: number) => hidden?.columns.has(at) ?? false;
  const seen = (cells: readonly string[]) => cells.map((cell, at) => (isHidden(at) ? '' : cell));
  const heads = seen(best.line.cells);
  const width = heads.findLastIndex(isFilled) + 1;
  const lines = all.slice(best.at + 1).flatMap((line) => {
    const cells = hidden ? seen(line.cells) : line.cells;
    if (!cells.some(isFilled) && !line.oddities?.size) return [];
    const isWider = cells.findLastIndex(isFilled) >= width;
    return [{ ...line, cells, ...(isWider && { fault: line.fault ?? say(lineFaults.moreCells, { heads: width }) }) }];
  });
  if (lines.length > FILE_LIMITS.rows) throw new UntakenFile('tooLong');
  const columns = best.line.cells.filter((head, at) => isHidden(at) && isFilled(head)).map(plainText);
  const rows = hidden?.rows ?? 0;
  const unseen = rows + columns.length > 0 && { hidden: { rows, columns } };
  return { heads, lines, ...(sheets && { sheets }), ...unseen };
}
