import { createToken } from '#contract/auth';
import { listSpecialties } from '#contract/directory';
import { administer } from '#server/administer';
import { databasePlace } from '#server/config';
import { addAdministrator } from '#server/db/administrators';
import { openDatabase, type Database } from '#server/db/client';
import { startBackend } from '#test/support/backend/liveBackend';
import { freshDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const head = { email: 'head@clinic.example', password: 'a long enough password' };
const deputy = { email: 'deputy@clinic.example', password: 'a deputy’s password' };
const third = { email: 'third@clinic.example', password: 'a third’s password' };

/** On a database of this process, which the embedded one cannot be. Each step begins with what the one before left. */
describe('administrators', () => {
  let database: TestDatabase;
  // This process hashes as is shipped.
  const env = { AS_SHIPPED: 'yes' };
  beforeAll(async () => {
    database = { ...(await freshDatabase()), args: [] };
    await onData((db) => addAdministrator(db, head));
  });
  afterAll(() => database.drop());

  async function onData<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const { db, close } = await openDatabase(databasePlace(false, database.env));
    return work(db).finally(close);
  }
  const run = async (words: readonly string[], password = '') =>
    onData(await administer(words, () => Promise.resolve(password)));

  it('are listed, added, given another password and ended, and sessions end with them', async () => {
    const noted = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const today = new Date().toISOString().slice(0, 10);
    expect(await run(['list'])).toBe(`${head.email}, since ${today}`);
    expect(await run(['add', 'Deputy@Clinic.example'], deputy.password)).toBe(
      `${deputy.email} is an administrator now.`,
    );
    await expect(run(['add', deputy.email], deputy.password)).rejects.toThrow('has an account already');
    await run(['add', third.email], third.password);

    const first = await startBackend({ database, administrator: deputy, env });
    const ofThird = await first.signIn(third.email, third.password);
    await first.stop();
    await run(['password', deputy.email], 'another deputy’s password');
    expect(await run(['end', third.email])).toContain('can no longer sign in');
    await expect(run(['end', third.email])).rejects.toThrow('is no administrator');
    await expect(run(['password', third.email], third.password)).rejects.toThrow('is no administrator');

    const second = await startBackend({ database, administrator: head, env });
    const signIn = async (email: string, password: string) =>
      (await second.call(createToken, { body: { email, password }, token: null })).status;
    const asks = async (token: string) => (await second.call(listSpecialties, { token })).status;
    expect(await Promise.all([first.token, ofThird].map(asks))).toEqual([401, 401]);
    expect(await signIn(deputy.email, deputy.password)).toBe(401);
    expect(await signIn(deputy.email, 'another deputy’s password')).toBe(200);
    expect(await signIn(third.email, third.password)).toBe(401);
    await second.stop();

    await run(['end', deputy.email]);
    await expect(run(['end', head.email])).rejects.toThrow('is the only administrator');
    expect(await run(['list'])).toMatch(/^head.+\ndeputy\S+, since \S+, ended\nthird\S+, since \S+, ended$/);
    await run(['add', third.email], third.password);
    expect((await run(['list'])).match(/ended/g)).toHaveLength(1);
    const events = noted.mock.calls.map(([line]) => (JSON.parse(String(line)) as { msg: string }).msg);
    const [made, reset, ended] = ['account made', 'password reset', 'account ended'];
    expect(events).toEqual([made, made, reset, ended, ended, made]);
  });
});
