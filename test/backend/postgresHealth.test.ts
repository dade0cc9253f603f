import { Client } from 'pg';

import { listAppointments } from '#contract/appointments';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { startPostgres, type PostgresServer } from '#test/support/backend/postgres';
import { OTHER_SESSIONS } from '#test/support/backend/sessions';

/** A PostgreSQL server of its own, because it is going to be halted and stopped. */
describe('the health of a server whose PostgreSQL', () => {
  let postgres: PostgresServer;
  let backend: Backend;
  beforeAll(async () => {
    const started = await startPostgres();
    if ('reason' in started) throw new Error(started.reason);
    postgres = started;
    const database = {
      args: ['--demo', '--appointments', '10'],
      env: { DATABASE_URL: postgres.url },
      drop: () => postgres.stop(),
    };
    backend = await startBackend({ database });
  });
  afterAll(async () => {
    await backend.stop();
    await postgres.stop();
  });

  const ask = async (path = '/healthz') => {
    const response = await fetch(`${backend.url}${path}`);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const well = { status: 200, body: { status: 'ok' } };
  const unwell = { status: 503, body: { detail: 'The database does not answer.' } };

  /** The processes of PostgreSQL that serve the backend. */
  async function findSessions(): Promise<number[]> {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(`select pid ${OTHER_SESSIONS}`);
    await client.end();
    return rows.map(({ pid }) => pid);
  }

  it('answers is good', async () => {
    expect(await ask()).toEqual(well);
  });

  it('hangs is bad until it goes on', async () => {
    const sessions = await findSessions();
    expect(sessions.length).toBeGreaterThan(0);
    for (const pid of sessions) process.kill(pid, 'SIGSTOP');
    try {
      expect(await ask()).toEqual(unwell);
    } finally {
      for (const pid of sessions) process.kill(pid, 'SIGCONT');
    }
    expect(await ask()).toEqual(well);
  });

  it('has been stopped is bad, though the process lives, and good at the first call after it is back', async () => {
    await postgres.halt();
    expect(await ask()).toEqual(unwell);
    expect((await backend.call(listAppointments)).status).toBe(503);
    expect(await ask('/livez')).toEqual(well);
    await postgres.resume();
    expect((await backend.call(listAppointments)).body).toHaveLength(10);
    expect(await ask()).toEqual(well);
  });
});
