import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import type { Database } from '../db/client';
import { selectRows } from '../db/wholeData';
import { StartError } from '../startError';
import { headerOf, linesOf, type BackupPiece, type BackupTable } from './format';
import { keptTables, migrationTags } from './tables';

const ROWS_AT_ONCE = 1000;

/**
 * Writes all data into a new file, as it stands at one moment, whatever is changed meanwhile. The file appears when it
 * is complete; it is for the eyes of its owner alone. Returns the number of rows.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name for the backup.`);
  const aside = `${file}.${process.pid}.part`;
  let rows = 0;
  try {
    await db.transaction(
      async (tx) => {
        const pieces = counted(allPieces(tx), () => (rows += 1));
        const output = createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(Readable.from(linesOf(pieces)), createGzip(), output);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(aside, file);
  } catch (cause) {
    await rm(aside, { force: true });
    throw isOfFile(cause) ? new StartError(`${file} cannot be written: ${cause.code}.`, { cause }) : cause;
  }
  return rows;
}

async function* allPieces(tx: Database): AsyncGenerator<BackupPiece> {
  // Moments are written alike wherever the database stands.
  await tx.execute(sql`set local time zone 'UTC'`);
  yield { header: headerOf(migrationTags(), new Date()) };
  for (const table of keptTables()) {
    yield { table: await describeTable(tx, table) };
    yield* rowsOf(tx, table);
  }
}

async function describeTable(tx: Database, table: PgTable): Promise<BackupTable> {
  const { columns } = getTableConfig(table);
  return { table: getTableName(table), columns: columns.map(({ name }) => name), keys: await keysOf(tx, table) };
}

async function keysOf(tx: Database, table: PgTable): Promise<BackupTable['keys']> {
  const column = getTableConfig(table).columns.find(({ generatedIdentity }) => generatedIdentity)?.name;
  if (column === undefined) return null;
  const asked = sql`select pg_get_serial_sequence(${getTableName(table)}, ${column}) as name`;
  const [sequence] = await selectRows<{ name: string }>(tx, asked);
  const standing = sql`select last_value::text as last_value, is_called from ${sql.raw(sequence?.name ?? '')}`;
  const [stands] = await selectRows<{ last_value: string; is_called: boolean }>(tx, standing);
  return stands ? { column, ...stands } : null;
}

/** The rows of a table in the order of their keys, read by a cursor, so that no table has to fit into memory. */
async function* rowsOf(tx: Database, table: PgTable): AsyncGenerator<BackupPiece> {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const select = sql`select ${namesOf(columns)} from ${table} order by ${namesOf(keys)}`;
  await tx.execute(
    sql`declare backup no scroll cursor for select row_to_json(kept)::text as line from (${select}) kept`,
  );
  const holdsFiles = columns.some((column) => column.getSQLType() === 'bytea');
  const fetch = sql.raw(`fetch ${holdsFiles ? 1 : ROWS_AT_ONCE} from backup`);
  for (;;) {
    const rows = await selectRows<{ line: string }>(tx, fetch);
    for (const { line } of rows) yield { row: line };
    if (rows.length === 0) break;
  }
  await tx.execute(sql`close backup`);
}

const namesOf = (columns: readonly { name: string }[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

async function* counted(pieces: AsyncIterable<BackupPiece>, count: () => void): AsyncGenerator<BackupPiece> {
  for await (const piece of pieces) {
    if ('row' in piece) count();
    yield piece;
  }
}

/** Whether a failure is of the file and not of the database. */
const isOfFile = (cause: unknown): cause is NodeJS.ErrnoException =>
  cause instanceof Error && 'syscall' in cause && 'path' in cause;
