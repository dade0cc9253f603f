import { administer } from '#server/administer';
import { readConfig } from '#server/config';
import { runServer, startBackend } from '#test/support/backend/liveBackend';
import { keptDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const ONE_SENTENCE = /^[^\n]+\.\n$/;
const head = { email: 'head@clinic.example', password: 'a long enough password' };
const deputy = 'deputy@clinic.example';

describe('npm run administrator', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = { ...(await keptDatabase()), args: [] };
    await (await startBackend({ database, administrator: head })).stop();
  });
  afterAll(() => database.drop());

  it.each([
    [[], 'Say what is to be done'],
    [['list', 'all'], 'Say what is to be done'],
    [['add'], 'Say what is to be done'],
    [['end', deputy, 'now'], 'Say what is to be done'],
    [['add', 'deputy'], 'An administrator needs an e-mail address'],
  ])('refuses %p', (words, why) =>
    expect(administer(words, () => Promise.reject(new Error('asked')))).rejects.toThrow(why),
  );

  it('does what it is told, and says why not in one sentence', async () => {
    const told = (words: string[], password = '') =>
      runServer(words, { ...database.env, MAWID_ADMIN_PASSWORD: password }, 'administrator');
    const today = new Date().toISOString().slice(0, 10);
    expect(await told(['add', 'Deputy@Clinic.example'], 'a deputy’s password')).toMatchObject({
      code: 0,
      stdout: `${deputy} is an administrator now.\n`,
      stderr: expect.stringContaining('"event":"account made"') as string,
    });
    const lines = `${head.email}, since ${today}\n${deputy}, since ${today}\n`;
    expect(await told(['list'])).toEqual({ code: 0, stdout: lines, stderr: '' });
    const [unnamed, short] = await Promise.all(
      ['', 'too short'].map((password) => told(['password', deputy], password)),
    );
    for (const refused of [unnamed, short])
      expect(refused).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(ONE_SENTENCE) as string });
    expect(unnamed?.stderr).toContain('A password is needed');
    expect(short?.stderr).toContain('MAWID_ADMIN_PASSWORD needs 12');
  });
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
