import type { Text } from '#client/lib/text';
import { plainText } from '../cells';

/** The cells of a line of a file; it knows its place there, counted from 1. */
export interface FileLine {
  line: number;
  cells: readonly string[];
}

/** The cells of a file as they stand there, without blank lines. */
export interface FileTable {
  heads: readonly string[];
  lines: readonly FileLine[];
}

/** How much of a file is read: of its lines and cells only those that hold something count. */
export const FILE_LIMITS = {
  /** Without the heads. */
  rows: 10_000,
  columns: 200,
  /** Of all cells of a row. */
  rowCharacters: 50_000,
  megabytes: 10,
  unzippedMegabytes: 100,
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

/** The lines of a file that hold something, within the limits. */
export class FilledLines {
  readonly all: FileLine[] = [];

  /** Throws an `UntakenFile` for what is too much. */
  add(line: number, cells: readonly string[]): void {
    const last = cells.findLastIndex((cell) => plainText(cell) !== '');
    if (last < 0) return;
    if (last >= FILE_LIMITS.columns) throw new UntakenFile('tooWide');
    if (cells.reduce((sum, cell) => sum + cell.length, 0) > FILE_LIMITS.rowCharacters) throw new UntakenFile('longRow');
    this.all.push({ line, cells });
    if (this.all.length > FILE_LIMITS.rows + 1) throw new UntakenFile('tooLong');
  }
}
