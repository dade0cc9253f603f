import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { freePort } from '../programs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const READY = 'database system is ready to accept connections';

/** A PostgreSQL server of this test run alone. */
export interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server on an empty folder and a free port, or says why there is none. */
export async function startPostgres(): Promise<PostgresServer | { reason: string }> {
  const binaries = findBinaries();
  if (binaries === undefined) return { reason: 'PostgreSQL is not installed on this machine.' };
  const owner = ownerOfServer();
  if ('reason' in owner) return owner;
  const folder = mkdtempSync(join(tmpdir(), 'mawid-postgres-'));
  const data = join(folder, 'data');
  if (owner.account) chownSync(folder, owner.account.uid, owner.account.gid);
  const options = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), options, { ...owner.account, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const server = spawn(join(binaries, 'postgres'), serverOptions(data, folder, port), {
    ...owner.account,
    cwd: folder,
  });
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: root lends it the account that Debian makes for it. */
function ownerOfServer(): { account?: { uid: number; gid: number } } | { reason: string } {
  if (process.getuid?.() !== 0) return {};
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { account: { uid: ask('-u'), gid: ask('-g') } };
  } catch {
    return { reason: 'PostgreSQL does not run as root, and there is no account "postgres".' };
  }
}

/** Nothing has to outlive the tests, so nothing is written to the disk with care. */
function serverOptions(data: string, folder: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  return [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((ready, fail) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (piece: string) => {
      log += piece;
      if (log.includes(READY)) ready();
    });
    server.once('close', () => fail(new Error(`PostgreSQL did not start: ${log}`)));
  });
}
