import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The folder of the PostgreSQL cluster inside a data folder. */
export const CLUSTER = 'postgres';

const CACHE_FOLDER = resolve('.cache');

/**
 * Opens the PostgreSQL of a data folder, or puts a new one there once it is complete, so that a start that is cut short
 * leaves nothing half made. Throws where the folder holds something else.
 */
export async function openFolderCluster(folder: string): Promise<PGlite> {
  const cluster = join(folder, CLUSTER);
  const found = await readdir(cluster).catch((): string[] => []);
  if (found.length === 0) await makeCluster(cluster);
  else if (!found.includes('PG_VERSION')) throw new Error(`${cluster} is not a PostgreSQL cluster`);
  return startEngine({ dataDir: cluster });
}

async function makeCluster(cluster: string): Promise<void> {
  const aside = `${cluster}.new`;
  await rm(aside, { recursive: true, force: true });
  await (await startEngine({ dataDir: aside })).close();
  await rename(aside, cluster);
}

/** Makes a PostgreSQL in memory: as the copy in a file, where there is one, else empty. */
export async function openMemoryCluster(copy: string | undefined): Promise<PGlite> {
  return (copy && (await beginAs(copy))) || openEmptyCluster();
}

/**
 * The first empty one is copied to the cache folder and later ones begin as that copy, because making one from nothing
 * takes most of the time of a start.
 */
async function openEmptyCluster(): Promise<PGlite> {
  const copy = join(CACHE_FOLDER, `memory-cluster-${await engineSize()}.tar`);
  const known = await beginAs(copy);
  if (known) return known;
  const client = await startEngine({});
  await writeCopy(client, copy);
  return client;
}

async function beginAs(copy: string): Promise<PGlite | undefined> {
  const content = await readFile(copy).catch(() => undefined);
  return content && startEngine({ loadDataDir: new Blob([content]) });
}

/** Writes all that a cluster holds to a file, in one step: servers that start at the same time never see half of it. */
export async function writeCopy(client: PGlite, copy: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  const aside = `${copy}.${process.pid}`;
  await mkdir(dirname(copy), { recursive: true });
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
  await rename(aside, copy);
}

/** Starts the engine with a page cache of 16 MB: it clears that at its start, and the usual 128 take most of one. */
function startEngine(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] });
}

/** The size of the engine in bytes, which distinguishes its versions: none can read the copies of another. */
async function engineSize(): Promise<number> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  return (await stat(engine)).size;
}
