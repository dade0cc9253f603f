import { Client } from 'pg';

import { listAppointments } from '#contract/appointments';
import { createToken } from '#contract/auth';
import { verifyOtp } from '#contract/referral';
import { DEMO } from '#server/demo/accounts';
import { runServer, startBackend, type Backend } from '#test/support/backend/liveBackend';
import { IS_WAITING, untilSessions } from '#test/support/backend/sessions';
import { freshDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const ACCOUNTS = 10;

/** Enough to tell whether it was made once. */
const APPOINTMENTS = 30;
const small = [
  '--appointments',
  String(APPOINTMENTS),
  '--users',
  '1',
  '--slots',
  '27',
  '--services',
  '1',
  '--links',
  '1',
];

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

  /** Starts two servers, keeps both waiting at something that they need, and lets them go on at the same moment. */
  async function startTwoAt(statement: string): Promise<[Backend, Backend]> {
    await other.query('begin');
    await other.query(statement);
    const both = Promise.all([startBackend({ database, args: small }), startBackend({ database, args: small })]);
    await Promise.race([both, untilSessions(other, 2, IS_WAITING)]);
    await other.query('commit');
    return both;
  }

  /** How many accounts were ever stored; sessions tell their figures when they end. */
  async function countStoredAccounts(): Promise<number> {
    await untilSessions(other, 0, 'true');
    const { rows } = await other.query("select n_tup_ins from pg_stat_user_tables where relname = 'users'");
    return Number((rows as { n_tup_ins: string }[])[0]?.n_tup_ins);
  }

  async function expectSameData([one, two]: [Backend, Backend]): Promise<void> {
    const { body } = await one.call(listAppointments, { token: two.token });
    expect(body).toHaveLength(APPOINTMENTS);
    expect((await two.call(listAppointments, { token: one.token })).body).toEqual(body);
    await Promise.all([one.stop(), two.stop()]);
  }

  it.each([1, 2, 3])('make tables and demo data once when both find nothing at the same moment (%p)', async () => {
    await expectSameData(await startTwoAt('lock table pg_namespace in share mode'));
    expect(await countStoredAccounts()).toBe(ACCOUNTS);
  });

  it('make the demo data once when both find empty tables at the same moment', async () => {
    await runServer(['--seed-only', ...small], database.env);
    await expectSameData(await startTwoAt('truncate users cascade'));
    expect(await countStoredAccounts()).toBe(2 * ACCOUNTS);
  });

  describe('count together', () => {
    const email = 'contact@alnoor.example';
    let both: [Backend, Backend];
    beforeEach(async () => {
      await runServer(['--seed-only', ...small], database.env);
      both = await Promise.all([startBackend({ database }), startBackend({ database })]);
    });
    afterEach(() => Promise.all(both.map((backend) => backend.stop())));

    /** Makes a call so many times at once, by turns at the one process and at the other. */
    const atOnce = <Answer>(times: number, call: (backend: Backend) => Promise<Answer>) =>
      Promise.all(Array.from({ length: times }, (_, at) => call(both[at % 2 === 0 ? 0 : 1])));
    const signIn = (backend: Backend, password: string) =>
      backend.call(createToken, { body: { email, password }, token: null });
    const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

    it('the wrong passwords for an account', async () => {
      const answers = await atOnce(14, (backend) => signIn(backend, 'wrong'));
      expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
      for (const refused of await atOnce(2, (backend) => signIn(backend, DEMO.providerPassword))) {
        expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('Too many') as string } });
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290);
        expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
      }
      expect(await both[1].signIn()).not.toBe('');
    });

    it('no right password, however many come at once', async () => {
      const answers = await atOnce(24, (backend) => signIn(backend, DEMO.providerPassword));
      expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    });

    it('the wrong one-time passwords of all accounts', async () => {
      const token = await both[0].signIn(email, DEMO.providerPassword);
      const verify = (backend: Backend, otp: string) =>
        backend.call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp }, token });
      const answers = await atOnce(8, (backend) => verify(backend, '999999'));
      expect(statusesOf(answers)).toEqual([...Array<number>(5).fill(401), ...Array<number>(3).fill(429)]);
      expect(statusesOf(await atOnce(2, (backend) => verify(backend, DEMO.otp)))).toEqual([429, 429]);
      const { rows } = await other.query(
        'select extract(epoch from wait_until - now()) > 50 as waits from wrong_guesses',
      );
      expect(rows).toEqual([{ waits: true }]);
    });

    it('for five minutes, and then forget', async () => {
      await atOnce(12, (backend) => signIn(backend, 'wrong'));
      await other.query("update wrong_guesses set expires_at = now() - interval '1 second', wait_until = now()");
      expect(statusesOf(await atOnce(2, (backend) => signIn(backend, DEMO.providerPassword)))).toEqual([200, 200]);
      await other.query("insert into wrong_guesses values ('of somebody else', 3, now() - interval '1 second')");
      expect((await signIn(both[0], 'wrong')).status).toBe(401);
      const { rows } = await other.query('select count, expires_at > now() as counts from wrong_guesses');
      // Where an account has signed in before, what is wrong there is counted by itself.
      expect(rows).toEqual([{ count: 1, counts: true }]);
    });
  });
});
