import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { freePort } from '../programs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const READY = /database system is ready to accept (read-only )?connections/;

/** A PostgreSQL server of this test run alone. */
export interface PostgresServer {
  url: string;
  /** Ends the process and keeps its data. */
  halt: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again where it was. */
  resume: () => Promise<void>;
  /** Starts another server that follows this one, which is halted for a moment. */
  follow: () => Promise<PostgresServer>;
  /** Ends it, and its data. */
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server on an empty folder and a free port, or says why there is none. */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer | { reason: string }> {
  const binaries = findBinaries();
  if (binaries === undefined) return { reason: 'PostgreSQL is not installed on this machine.' };
  const owner = ownerOfServer();
  if ('reason' in owner) return owner;
  return startIn({ binaries, owner: owner.account, settings }, (data, asOwner) =>
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
      { ...asOwner, stdio: 'pipe' },
    ),
  );
}

interface Installed {
  binaries: string;
  owner: { uid: number; gid: number } | undefined;
  settings: Readonly<Record<string, string>>;
}

/** Starts a server on the data that `make` leaves in a folder. */
async function startIn(
  installed: Installed,
  make: (data: string, asOwner: { cwd: string; uid?: number; gid?: number }) => void,
): Promise<PostgresServer> {
  const { binaries, owner, settings } = installed;
  const folder = mkdtempSync(join(tmpdir(), 'mawid-postgres-'));
  const data = join(folder, 'data');
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const asOwner = { ...owner, cwd: folder };
  make(data, asOwner);
  const port = await freePort();
  let server: ChildProcess;
  const resume = async () => {
    server = spawn(join(binaries, 'postgres'), serverOptions(data, folder, port, settings), asOwner);
    await untilReady(server);
  };
  const halt = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'close');
  };
  await resume();
  const leader = `host=127.0.0.1 port=${port} user=postgres`;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    follow: async () => {
      await halt();
      const follower = await startIn(
        { ...installed, settings: { ...settings, primary_conninfo: leader } },
        (copy, as) => {
          execFileSync('cp', ['-R', data, copy], as);
          execFileSync('touch', [join(copy, 'standby.signal')], as);
        },
      );
      await resume();
      return follower;
    },
    stop: async () => {
      await halt();
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
function serverOptions(data: string, folder: string, port: number, wanted: Installed['settings']): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...wanted,
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
      if (READY.test(log)) ready();
    });
    server.once('close', () => fail(new Error(`PostgreSQL did not start: ${log}`)));
  });
}
