import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

import { listAppointments } from '#contract/appointments';
import { runServer, startBackend } from '#test/support/backend/liveBackend';
import type { Backend } from '#test/support/backend/liveBackend';
import { freshDatabase } from '#test/support/backend/testDatabase';
import type { TestDatabase } from '#test/support/backend/testDatabase';

const ACCOUNTS = 10;

/** Several processes behind one address share what is in the database. */
describe('two processes on one PostgreSQL server', () => {
  let database: TestDatabase;
  let other: Client;
  beforeEach(async () => {
    database = await freshDatabase();
    other = new Client({ connectionString: database.env.DATABASE_URL });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await database.drop();
  });

  /** Waits until the other sessions of the database are as many as are told; a transaction must look anew each time. */
  async function untilSessions(count: number, condition: string): Promise<void> {
    await other.query('select pg_stat_clear_snapshot()');
    const sessions = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    if ((await other.query(`select ${sessions} and ${condition}`)).rowCount === count) return;
    await pause(10);
    return untilSessions(count, condition);
  }

  /** Starts two servers, keeps both waiting at something that they need, and lets them go on at the same moment. */
  async function startTwoAt(statement: string): Promise<[Backend, Backend]> {
    await other.query('begin');
    await other.query(statement);
    const both = Promise.all([startBackend({ database }), startBackend({ database })]);
    await Promise.race([both, untilSessions(2, "wait_event_type = 'Lock'")]);
    await other.query('commit');
    return both;
  }

  /** How many accounts were ever stored; sessions tell their figures when they end. */
  async function countStoredAccounts(): Promise<number> {
    await untilSessions(0, 'true');
    const { rows } = await other.query("select n_tup_ins from pg_stat_user_tables where relname = 'users'");
    return Number((rows as { n_tup_ins: string }[])[0]?.n_tup_ins);
  }

  async function expectSameData([one, two]: [Backend, Backend]): Promise<void> {
    const { body } = await one.call(listAppointments, { token: two.token });
    expect(body).toHaveLength(400);
    expect((await two.call(listAppointments, { token: one.token })).body).toEqual(body);
    await Promise.all([one.stop(), two.stop()]);
  }

  it.each([1, 2, 3])('make tables and demo data once when both find nothing at the same moment (%p)', async () => {
    await expectSameData(await startTwoAt('lock table pg_namespace in share mode'));
    expect(await countStoredAccounts()).toBe(ACCOUNTS);
  });

  it('make the demo data once when both find empty tables at the same moment', async () => {
    await runServer(['--seed-only'], database.env);
    await expectSameData(await startTwoAt('truncate users cascade'));
    expect(await countStoredAccounts()).toBe(2 * ACCOUNTS);
  });
});
