import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

import { changeAppointmentStatus, listAppointments } from '#contract/appointments';
import type { Id } from '#contract/common';
import { runServer, startBackend, type Backend } from '#test/support/backend/liveBackend';
import { freshDatabase, type TestDatabase } from '#test/support/backend/testDatabase';
import { findProgram, freePort } from '#test/support/programs';

const PROGRAM = findProgram('pgbouncer') ?? '';

/** A PgBouncer that gives each transaction whichever connection is free, before the server of a database. */
class Pooler {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mawid-pooler-'));
  private process: ChildProcess | undefined;

  constructor(private readonly database: string) {}

  async start(ignored: string): Promise<string> {
    const { hostname, port, pathname, username } = new URL(this.database);
    const own = await freePort();
    const settings = {
      ...{ listen_addr: '127.0.0.1', listen_port: own, unix_socket_dir: '', auth_type: 'any' },
      ...{ pool_mode: 'transaction', default_pool_size: 3, ignore_startup_parameters: ignored },
    };
    const lines = [
      '[databases]',
      `* = host=${hostname} port=${port} user=${username}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ];
    const file = join(this.folder, 'pgbouncer.ini');
    writeFileSync(file, lines.join('\n'));
    chmodSync(this.folder, 0o755);
    const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    this.process = spawn(PROGRAM, [...account, file], { stdio: 'ignore' });
    const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
    while (!(await answers(url))) await pause(20);
    return url;
  }

  async stop(): Promise<void> {
    this.process?.kill('SIGINT');
    if (this.process?.exitCode === null) await once(this.process, 'close');
    rmSync(this.folder, { recursive: true });
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

(PROGRAM === '' ? describe.skip : describe)('behind a pooler of transactions', () => {
  let database: TestDatabase;
  let pooler: Pooler;
  beforeEach(async () => {
    database = await freshDatabase();
    pooler = new Pooler(database.env.DATABASE_URL ?? '');
  });
  afterEach(async () => {
    await pooler.stop();
    await database.drop();
  });

  it('two processes start together, work, and leave no lock behind for a third', async () => {
    const url = await pooler.start('statement_timeout');
    const env = { DATABASE_URL: url, MAWID_POOL: '1' };
    const through = { ...database, args: ['--demo', '--appointments', '10'], env };
    const start = () => startBackend({ database: through });
    const [one, two] = await Promise.all([start(), start()]);
    const change = (backend: Backend, id: Id) =>
      backend.call(changeAppointmentStatus, { params: { id }, body: { status: 'completed' } });
    const ids = (await one.call(listAppointments)).body.map(({ id }) => id);
    const answered = await Promise.all(ids.map((id, at) => change(at % 2 === 0 ? one : two, id)));
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    const three = await start();
    expect((await three.call(listAppointments)).body.every(({ status }) => status === 'completed')).toBe(true);
    await Promise.all([one, two, three].map((backend) => backend.stop()));
  });

  it('that knows no limit of a statement a start says in one sentence what to let it ignore', async () => {
    const url = await pooler.start('');
    const { code, stderr } = await runServer(['--api-only', '--port', '0'], { DATABASE_URL: url });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The PostgreSQL server .* pooler .*statement_timeout.*clinic\.md.*\.\n$/);
  });
});
