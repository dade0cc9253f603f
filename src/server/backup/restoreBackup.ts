import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';

import type { Database } from '../db/client';
import { emptyTables, inTurn } from '../db/wholeData';
import { StartError } from '../startError';
import { readBackup, type BackupHeader, type BackupTable } from './format';
import { keptTables, migrationTags } from './tables';

const ROWS_AT_ONCE = 1000;
const CHARACTERS_AT_ONCE = 4_000_000;

/** A backup that was looked at: its header, and the hash by which it is known again. */
export type CheckedBackup = BackupHeader & { sha256: string };

/**
 * Reads a backup to its end and returns its header and hash. Throws a `StartError` where it is foreign, damaged, or of
 * tables that this version does not know: in a damaged one they may only seem to be.
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let header: BackupHeader | undefined;
  let sha256 = '';
  const tables: BackupTable[] = [];
  for await (const piece of readBackup(file)) {
    if ('header' in piece) {
      ({ header } = piece);
      requireKnown(file, header);
    }
    if ('table' in piece) tables.push(piece.table);
    if ('end' in piece) ({ sha256 } = piece.end);
  }
  if (!header) throw new StartError(`${file} is no backup of Mawid.`);
  for (const table of tables) requireTable(file, table);
  return { ...header, sha256 };
}

/**
 * Replaces all data by that of a backup that was looked at, or changes nothing at all, also where the file has become
 * another since. Returns the number of rows.
 */
export async function restoreBackup(db: Database, file: string, checked: CheckedBackup): Promise<number> {
  try {
    return await inTurn(db, (tx) => replaceData(tx, file, checked));
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The database did not take in ${file}: nothing has been changed.`, { cause });
  }
}

async function replaceData(tx: Database, file: string, checked: CheckedBackup): Promise<number> {
  await emptyTables(tx);
  let rows = 0;
  for await (const { table, lines } of batchesOf(file, checked)) {
    if (lines.length === 0) await setKeys(tx, table);
    else await insertRows(tx, table, lines);
    rows += lines.length;
  }
  return rows;
}

function requireKnown(file: string, { migrations, newest }: BackupHeader): void {
  const known = migrationTags();
  if (migrations > known.length) {
    throw new StartError(
      `${file} was made by a newer version of Mawid: update this one first; nothing has been changed.`,
    );
  }
  if (known[migrations - 1] !== newest) throw new StartError(`${file} is of another Mawid: nothing has been changed.`);
}

function requireTable(file: string, { table, columns }: BackupTable): void {
  const known = keptTables().find((candidate) => getTableName(candidate) === table);
  const names = known ? getTableConfig(known).columns.map(({ name }) => name) : [];
  if (known && columns.every((name) => names.includes(name))) return;
  throw new StartError(`${file} has data for which this version has no place: nothing has been changed.`);
}

/** The rows of each table in pieces that fit into a statement; the last piece of a table is empty. */
async function* batchesOf(
  file: string,
  { sha256 }: CheckedBackup,
): AsyncGenerator<{ table: BackupTable; lines: string[] }> {
  let table: BackupTable | undefined;
  let lines: string[] = [];
  let characters = 0;
  for await (const piece of readBackup(file)) {
    const isFull = lines.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE;
    if (table && lines.length > 0 && (isFull || 'table' in piece)) {
      yield { table, lines };
      [lines, characters] = [[], 0];
    }
    if ('table' in piece) {
      if (table) yield { table, lines: [] };
      ({ table } = piece);
    }
    if ('row' in piece) {
      lines.push(piece.row);
      characters += piece.row.length;
    }
    if ('end' in piece && piece.end.sha256 !== sha256)
      throw new StartError(`${file} was changed after it was looked at: nothing has been changed.`);
  }
  if (table && lines.length > 0) yield { table, lines };
  if (table) yield { table, lines: [] };
}

async function insertRows(tx: Database, { table, columns }: BackupTable, lines: readonly string[]): Promise<void> {
  const into = sql.identifier(table);
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const rows = sql`json_populate_recordset(null::${into}, ${`[${lines.join(',')}]`}::text::json)`;
  await tx.execute(sql`insert into ${into} (${names}) select ${names} from ${rows}`);
}

/** Has the keys of a table go on where they stood, because no key is handed out twice. */
async function setKeys(tx: Database, { table, keys }: BackupTable): Promise<void> {
  if (!keys) return;
  const sequence = sql`pg_get_serial_sequence(${table}, ${keys.column})`;
  await tx.execute(sql`select setval(${sequence}, ${keys.last_value}::text::bigint, ${keys.is_called}::boolean)`);
}
