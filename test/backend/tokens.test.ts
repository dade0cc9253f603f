import { listSpecialties } from '#contract/directory';
import { DEMO } from '#server/demo/accounts';
import { askDatabase } from '#test/support/backend/askDatabase';
import { forgedToken, markOf } from '#test/support/backend/forgedToken';
import { runServer, startBackend, type Backend } from '#test/support/backend/liveBackend';
import { keptDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const SMALL = ['--appointments', '1', '--users', '1', '--slots', '27'];
const now = Math.floor(Date.now() / 1000);

describe('a token', () => {
  let database: TestDatabase;
  let backend: Backend;
  let secret: string;
  let good: { iss: string; aud: string; sub: string; password: string; iat: number; exp: number };
  const restart = async () => {
    await backend.stop();
    backend = await startBackend({ database });
  };
  const opens = async (token: string, at = backend) => (await at.call(listSpecialties, { token })).status;
  beforeAll(async () => {
    database = await keptDatabase();
    backend = await startBackend({ database, args: SMALL });
    await backend.stop();
    const [setting] = await askDatabase<{ value: string }>(database, 'select value from server_settings');
    secret = setting?.value ?? '';
    const statement = `select id, password_hash from users where email = '${DEMO.email}'`;
    const [account] = await askDatabase<{ id: number; password_hash: string }>(database, statement);
    const password = markOf(account?.password_hash ?? '');
    good = { iss: 'mawid', aud: 'staff', sub: String(account?.id), password, iat: now, exp: now + 600 };
    backend = await startBackend({ database });
  });
  afterAll(async () => {
    await backend.stop();
    await database.drop();
  });

  it('opens the services with all that it must say', async () =>
    expect(await opens(forgedToken(good, secret))).toBe(200));

  it.each([
    ['signed by another secret', {}, 'another secret of the same length as it'],
    ['signed by nobody', {}, null],
    ['without its issuer', { iss: undefined }],
    ['of another issuer', { iss: 'another' }],
    ['without what it is for', { aud: undefined }],
    ['for something else', { aud: 'mail' }],
    ['without the mark of a password', { password: undefined }],
    ['with the mark of another password', { password: markOf('another') }],
    ['without an account', { sub: undefined }],
    ['of an account that there is not', { sub: '99999' }],
    ['of no account at all', { sub: '1 or true' }],
    ['that is over', { exp: now - 1 }],
    ['without an end', { exp: undefined }],
    ['from tomorrow on', { nbf: now + 86_400 }],
  ])('%s is refused', async (_case, changed: object, by: string | null = secret) => {
    expect(await opens(forgedToken({ ...good, ...changed }, by))).toBe(401);
  });

  it('ends by a renewal of the secret, in every process, and only where that is said', async () => {
    expect(await runServer([], database.env, 'secret')).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Everybody would have to sign in anew: --renew .+\.\n$/) as string,
    });
    const isOnServer = database.env.DATABASE_URL !== undefined;
    // A database of a folder is for one process.
    const others = isOnServer ? [await startBackend({ database })] : [];
    const { token } = backend;
    if (!isOnServer) await backend.stop();
    const renewed = await runServer(['--renew'], database.env, 'secret');
    expect(renewed).toEqual({ code: 0, stdout: 'All tokens have ended: everybody signs in anew.\n', stderr: '' });
    if (!isOnServer) backend = await startBackend({ database });

    for (const process of [...others, backend]) {
      expect(await opens(token, process)).toBe(401);
      expect(await opens(forgedToken(good, secret), process)).toBe(401);
    }
    const anew = await backend.signIn();
    for (const process of [backend, ...others]) expect(await opens(anew, process)).toBe(200);
    await restart();
    expect(await opens(anew)).toBe(200);
    await Promise.all(others.map((other) => other.stop()));
  });
});
