import type { Text } from '#client/lib/text';

/** The cells of a file as they stand there, without blank lines; each line knows its place, counted from 1. */
export interface FileTable {
  heads: readonly string[];
  lines: readonly { line: number; cells: readonly string[] }[];
}

/** Most lines, heads included not, and most bytes of a file as it is and unzipped. */
export const FILE_LIMITS = { rows: 10_000, megabytes: 10, unzippedMegabytes: 100 } as const;

const MEGABYTE = 1024 * 1024;

/** Bytes of so many megabytes. */
export const bytesOf = (megabytes: number) => megabytes * MEGABYTE;

/** A file that cannot be taken, and why. */
export class UntakenFile extends Error {
  constructor(readonly reason: 'otherKind' | 'tooLargeUnzipped' | 'tooLong' | 'damaged') {
    super(reason);
    this.name = 'UntakenFile';
  }
}

/** What became of a file that was to be read: its table, or why it is not taken. */
export type FileReading = { table: FileTable } | { fault: Text };
