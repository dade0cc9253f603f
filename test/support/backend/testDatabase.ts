import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Where a backend under test keeps its data, and how to be rid of it. */
export interface TestDatabase {
  /** What makes the demo data there. */
  args: string[];
  env: Record<string, string>;
  drop: () => Promise<void>;
}

/** The address of the PostgreSQL server the tests run against, where they do. */
const serverUrl = () => process.env.TEST_POSTGRES_URL;

/**
 * A database for one backend: in memory, or a fresh one on the PostgreSQL server of this test run, made with the
 * options of `create database`.
 */
export function freshDatabase(options?: string): Promise<TestDatabase> {
  const url = serverUrl();
  if (url) return databaseOn(url, options);
  return Promise.resolve({ args: ['--memory'], env: {}, drop: () => Promise.resolve() });
}

/** A database that outlives the backends using it. */
export async function keptDatabase(): Promise<TestDatabase> {
  const url = serverUrl();
  return url ? databaseOn(url) : inFolder();
}

/**
 * A database with demo data of a size, for one backend. Making these takes longer than all else of a start, so they are
 * made once in a file, by `seed`, and one in memory begins as that.
 */
export async function seededDatabase(
  seeded: string,
  size: readonly string[],
  seed: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const empty = await freshDatabase();
  if (serverUrl()) return { ...empty, args: [...empty.args, ...size] };
  const database = { ...empty, env: { MAWID_MEMORY_COPY: seeded } };
  if (!existsSync(seeded)) await seed(database);
  return database;
}

async function inFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mawid-data-'));
  return { args: [], env: { MAWID_DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) };
}

async function databaseOn(url: string, options = ''): Promise<TestDatabase> {
  // No count: the next file of the same process begins it anew, and would meet what a failed test left.
  const name = `mawid_${randomUUID().replaceAll('-', '')}`;
  await runOn(url, `create database ${name} ${options}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    args: ['--demo'],
    env: { DATABASE_URL: own.href },
    drop: () => runOn(url, `drop database ${name} with (force)`),
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
