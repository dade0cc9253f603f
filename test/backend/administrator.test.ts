import { createToken } from '#contract/auth';
import { listSpecialties } from '#contract/directory';
import { readConfig } from '#server/config';
import { runServer, startBackend } from '#test/support/backend/liveBackend';
import { keptDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const ONE_SENTENCE = /^[^\n]+\.\n$/;
const head = { email: 'head@clinic.example', password: 'a long enough password' };
const deputy = 'deputy@clinic.example';

/** Each step begins with what the one before it left. */
describe('npm run administrator', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    const kept = await keptDatabase();
    database = { ...kept, args: [] };
    await (await startBackend({ database, administrator: head })).stop();
  });
  afterAll(() => database.drop());

  const run = (words: string[], password?: string) =>
    runServer(words, { ...database.env, ...(password && { MAWID_ADMIN_PASSWORD: password }) }, 'administrator');
  async function expectRefusal(words: string[], why: string, password?: string) {
    const ended = await run(words, password);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(ONE_SENTENCE) as string });
    expect(ended.stderr).toContain(why);
  }

  it('lists them, adds one, changes a password and ends an account, and sessions end with them', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await run(['list'])).toEqual({ code: 0, stdout: `${head.email}, since ${today}\n`, stderr: '' });
    expect(await run(['add', 'Deputy@Clinic.example'], 'a deputy’s password')).toMatchObject({
      code: 0,
      stdout: `${deputy} is an administrator now.\n`,
    });
    await expectRefusal(['add', deputy], 'has an account already', 'a deputy’s password');

    const first = await startBackend({ database, administrator: { email: deputy, password: 'a deputy’s password' } });
    await first.stop();
    expect(await run(['password', deputy], 'another deputy’s password')).toMatchObject({ code: 0 });
    const second = await startBackend({ database, administrator: head });
    const signIn = (password: string) => second.call(createToken, { body: { email: deputy, password }, token: null });
    expect((await second.call(listSpecialties, { token: first.token })).status).toBe(401);
    expect((await signIn('a deputy’s password')).status).toBe(401);
    const { access } = (await signIn('another deputy’s password')).body;
    expect((await second.call(listSpecialties, { token: access })).status).toBe(200);
    await second.stop();

    expect(await run(['end', deputy])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('can no longer') as string,
    });
    await expectRefusal(['end', deputy], 'is no administrator');
    await expectRefusal(['end', head.email], 'is the only administrator');
    await expectRefusal(['password', deputy], 'is no administrator', 'a deputy’s password');
    const third = await startBackend({ database, administrator: head });
    expect((await third.call(listSpecialties, { token: access })).status).toBe(401);
    await third.stop();
    expect((await run(['list'])).stdout).toMatch(/^head.+\ndeputy\S+, since \S+, ended\n$/);
    expect(await run(['add', deputy], 'a deputy’s password')).toMatchObject({ code: 0 });
    expect((await run(['list'])).stdout).not.toContain('ended');
  });

  it.each([
    [[], 'Say what is to be done'],
    [['list', 'all'], 'Say what is to be done'],
    [['add'], 'Say what is to be done'],
    [['end', deputy, 'now'], 'Say what is to be done'],
    [['add', 'deputy'], 'An administrator needs an e-mail address'],
    [['add', 'third@clinic.example'], 'A password is needed'],
    [['add', 'third@clinic.example'], 'MAWID_ADMIN_PASSWORD needs 12', 'too short'],
  ])('refuses %p', (words, why, password = '') => expectRefusal(words, why, password));
});

describe('a default password that config.json tells everybody', () => {
  const env = { MAWID_DEFAULT_PROVIDER_PASSWORD: 'a clinic’s default' };
  const open = ['--host', '0.0.0.0'];

  it('is refused where others read it, unless that is said', () => {
    expect(() => readConfig(open, env)).toThrow(
      /^config\.json would tell everybody on 0\.0\.0\.0 .+public-default-password\.$/,
    );
    expect(() => readConfig([], { ...env, HOST: '::' })).toThrow('--public-default-password');
    expect(readConfig([...open, '--public-default-password'], env).defaultProviderPassword).toBe('a clinic’s default');
    expect(readConfig([], env).defaultProviderPassword).toBe('a clinic’s default');
    expect(readConfig(open, {}).defaultProviderPassword).toBe('');
  });
});
