import { PGlite } from '@electric-sql/pglite';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a data folder holds. */
const CLUSTER = 'postgres';

const CACHE_FOLDER = resolve('.cache');

/**
 * The PostgreSQL of a data folder. A new one is made aside and put in place when it is complete, so that a first start
 * that is cut short leaves nothing half made; a folder that holds something else is left alone.
 */
export async function openFolderCluster(folder: string): Promise<PGlite> {
  const cluster = join(folder, CLUSTER);
  const found = await readdir(cluster).catch((): string[] => []);
  if (found.length === 0) await makeCluster(cluster);
  else if (!found.includes('PG_VERSION')) throw new Error(`${cluster} is not a PostgreSQL cluster`);
  return PGlite.create(cluster);
}

async function makeCluster(cluster: string): Promise<void> {
  const aside = `${cluster}.new`;
  await rm(aside, { recursive: true, force: true });
  await (await PGlite.create(aside)).close();
  await rename(aside, cluster);
}

/**
 * An empty PostgreSQL in memory. Making one from nothing takes most of the time of a start, so the first one is copied
 * to the cache folder and later ones begin as that copy.
 */
export async function createMemoryCluster(): Promise<PGlite> {
  const copy = join(CACHE_FOLDER, `memory-cluster-${await engineSize()}.tar`);
  const kept = await readFile(copy).catch(() => undefined);
  if (kept) return PGlite.create({ loadDataDir: new Blob([kept]) });
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await keep(copy, Buffer.from(await dump.arrayBuffer()));
  return client;
}

/** Another engine is another size, and cannot read the copy of this one. */
async function engineSize(): Promise<number> {
  const engine = fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'));
  return (await stat(engine)).size;
}

/** Written aside and then renamed: servers that start at the same time never see half a copy. */
async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(CACHE_FOLDER, { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, content);
  await rename(aside, file);
}
