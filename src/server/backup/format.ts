import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { StartError } from '../startError';

/*
 * A backup is a compressed text. Its lines are rows, each a JSON object as PostgreSQL writes it, so that no value goes
 * through numbers and dates of JavaScript; a line that begins with `#` says something about them. The first line is the
 * header, a line with the name of a table stands before its rows, and the last line tells a hash of all before it.
 */

const FORMAT = 'Mawid backup 1';

/** The first line: when the backup was made, and the newest of the migrations of which it has the tables. */
export interface BackupHeader {
  format: string;
  made_at: string;
  migrations: number;
  newest: string;
}

/** The line before the rows of a table. */
export interface BackupTable {
  table: string;
  columns: string[];
  /** The column that the database hands out keys for, and where it stands. */
  keys: { column: string; last_value: string; is_called: boolean } | null;
}

/** The last line. */
interface BackupEnd {
  rows: number;
  sha256: string;
}

/** What a backup holds, piece by piece. */
export type BackupPiece = { header: BackupHeader } | { table: BackupTable } | { row: string };

/** Makes the header of a backup of tables that so many migrations have made. */
export const headerOf = (tags: readonly string[], now: Date): BackupHeader => ({
  format: FORMAT,
  made_at: now.toISOString(),
  migrations: tags.length,
  newest: tags.at(-1) ?? '',
});

/** Writes the lines of a backup, and the last line after them. */
export async function* linesOf(pieces: AsyncIterable<BackupPiece>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const piece of pieces) {
    const line = 'row' in piece ? `${piece.row}\n` : metaLine('header' in piece ? piece.header : piece.table);
    if ('row' in piece) rows += 1;
    hash.update(line);
    yield line;
  }
  yield metaLine({ rows, sha256: hash.digest('hex') });
}

/** Reads a backup. Throws a `StartError`, at the latest before its end, where the file is foreign or damaged. */
export async function* readBackup(file: string): AsyncGenerator<BackupPiece | { end: BackupEnd }> {
  try {
    yield* checkedPieces(file);
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(whyUnreadable(file, error), { cause: error });
  }
}

async function* checkedPieces(file: string): AsyncGenerator<BackupPiece | { end: BackupEnd }> {
  const hash = createHash('sha256');
  let lines = 0;
  let rows = 0;
  let end: BackupEnd | undefined;
  for await (const line of splitLines(unpacked(file))) {
    if (end !== undefined) throw new Error('Something stands behind the end');
    const piece = pieceOf(line);
    if ('end' in piece) {
      ({ end } = piece);
      continue;
    }
    if (lines === 0) requireHeader(file, piece);
    lines += 1;
    if ('row' in piece) rows += 1;
    hash.update(`${line}\n`);
    yield piece;
  }
  if (end?.rows !== rows || end.sha256 !== hash.digest('hex')) throw new Error('The hash does not match');
  yield { end };
}

function requireHeader(file: string, piece: BackupPiece): void {
  if ('header' in piece && piece.header.format === FORMAT) return;
  throw new StartError(`${file} is no backup of Mawid.`);
}

/** The bytes of a compressed file; what is wrong with either comes out of the iteration. */
const unpacked = (file: string): AsyncIterable<Buffer> =>
  pipeline(createReadStream(file), createGunzip(), () => undefined);

/** Splits at line feeds alone, because texts of people may hold other ends of lines. */
async function* splitLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      yield Buffer.concat([...begun, piece.subarray(from, end)]).toString();
      begun = [];
      from = end + 1;
    }
    begun.push(piece.subarray(from));
  }
  if (begun.some(({ length }) => length > 0)) throw new Error('The last line has no end');
}

const metaLine = (about: object) => `# ${JSON.stringify(about)}\n`;

function pieceOf(line: string): BackupPiece | { end: BackupEnd } {
  if (!line.startsWith('#')) return { row: line };
  const about = JSON.parse(line.slice(1)) as BackupHeader | BackupTable | BackupEnd;
  if ('format' in about) return { header: about };
  return 'table' in about ? { table: about } : { end: about };
}

function whyUnreadable(file: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'Z_DATA_ERROR' && String(error).includes('incorrect header')) return `${file} is no backup of Mawid.`;
  return `${file} cannot be used, because it is damaged: nothing has been changed.`;
}
