import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

import type { DatabasePlace } from '../config';
import { inShort } from '../failure';
import { StartError } from '../startError';
import * as accountTables from './accountTables';
import * as appointmentTables from './appointmentTables';
import * as clinicRelations from './clinicRelations';
import * as clinicTables from './clinicTables';
import { openFolderCluster, openMemoryCluster, writeCopy } from './embedded';
import { lockFolder } from './folderLock';
import * as homeServicesRelations from './homeServicesRelations';
import * as homeServicesTables from './homeServicesTables';
import * as mediaTables from './mediaTables';
import * as referralTables from './referralTables';

export const schema = {
  ...accountTables,
  ...clinicTables,
  ...clinicRelations,
  ...appointmentTables,
  ...mediaTables,
  ...homeServicesTables,
  ...homeServicesRelations,
  ...referralTables,
};

/** The database, or a transaction on it; queries are the same for the embedded PostgreSQL and for a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database with its tables up to date. */
export interface OpenDatabase {
  db: Database;
  /** Leaves the whole in the file that others in memory begin as, where one is named. */
  leaveCopy?: () => Promise<unknown>;
  close: () => Promise<void>;
}

const migrations = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };
const MIGRATION_LOCK = 1;
const CONNECTION_TIMEOUT_MS = 5000;

/** How long a start waits for what another process holds, and then says so. */
const LOCK_TIMEOUT = '60s';
const LOCK_NOT_AVAILABLE = '55P03';

/** After how long a statement of a call is given up: nobody waits for longer, and others want its place. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Opens the database and brings its tables up to date; throws a `StartError` where that cannot be done. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  switch (place.kind) {
    case 'memory':
      return openMemory(place.copy);
    case 'folder':
      return openFolder(place.folder);
    case 'server':
      return openServer(place);
  }
}

async function openEmbedded(client: PGlite): Promise<OpenDatabase> {
  const db = drizzleEmbedded(client, { schema });
  await migrateEmbedded(db, migrations);
  return { db, close: () => client.close() };
}

async function openMemory(copy: string | undefined): Promise<OpenDatabase> {
  const client = await openMemoryCluster(copy);
  return { ...(await openEmbedded(client)), leaveCopy: async () => copy && writeCopy(client, copy) };
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(folder);
  try {
    const opened = await openEmbedded(await openFolderCluster(folder));
    return {
      db: opened.db,
      close: async () => {
        await opened.close();
        await unlock();
      },
    };
  } catch (cause) {
    await unlock();
    throw new StartError(
      `The data folder ${folder} cannot be opened: it is damaged or was not made by Mawid. ` +
        'Move it away, or choose another one with MAWID_DATA_DIR.',
      { cause },
    );
  }
}

async function openServer({ url, connections }: DatabasePlace & { kind: 'server' }): Promise<OpenDatabase> {
  const pool = openPool(url, connections);
  try {
    await migrateInTurn(pool);
    return { db: drizzleServer(pool, { schema }), close: () => pool.end() };
  } catch (cause) {
    await pool.end();
    throw new StartError(`The PostgreSQL server named by DATABASE_URL cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

/**
 * Brings the tables up to date. Processes that start together take turns: all but the first find it done. Lock and
 * limits are those of a transaction, so that nothing of them stays behind in the connections of a pooler.
 */
async function migrateInTurn(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await refuseOtherThanUtf8(client);
    await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // What this begins is within our transaction, and what it commits is ours.
    await migrateServer(drizzleServer(client), migrations);
  } finally {
    client.release(true);
  }
}

/** In another encoding PostgreSQL refuses names, or cuts them by bytes, and nobody would see it before the first. */
async function refuseOtherThanUtf8(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its database is encoded as ${encoding}, and names in Arabic need UTF8`);
}

/** Opens a pool, which replaces connections that break; a break without a listener would end the process. */
function openPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  pool.on('error', (error) => process.stderr.write(`A connection to PostgreSQL broke: ${inShort(error)}\n`));
  // Where the connection was in use, its statement fails too, and its caller is answered.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The first cause of a failed query or connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if ('code' in error && error.code === LOCK_NOT_AVAILABLE) {
    return 'another process, or a session that a pooler has kept, has held its tables for a minute';
  }
  if (error.message.includes('startup parameter')) {
    return `its pooler does not know a parameter (${error.message}): let it ignore that one, as clinic.md says`;
  }
  return error.message;
}
