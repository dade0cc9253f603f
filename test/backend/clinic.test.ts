import { listAppointments } from '#contract/appointments';
import { createToken } from '#contract/auth';
import { listSpecialties } from '#contract/directory';
import { listCategories } from '#contract/homeServices/lists';
import { listLanguages } from '#contract/homeServices/staff';
import { readDashboard, verifyOtp } from '#contract/referral';
import { readConfig } from '#server/config';
import { DEMO } from '#server/demo/accounts';
import { demoProviders } from '#server/demo/directory';
import { StartError } from '#server/startError';
import { environmentOf, runServer, startBackend, type Backend } from '#test/support/backend/liveBackend';
import { keptDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const administrator = { email: 'Head@Clinic.example', password: 'a long enough password' };
const ONE_SENTENCE = /^[^\n]+\.\n$/;

/** Each test begins with what the one before it left, as days at a clinic do. */
describe('a clinic of one’s own', () => {
  let kept: TestDatabase;
  /** The same database, of which no demo data is asked for. */
  let database: TestDatabase;
  beforeAll(async () => {
    kept = await keptDatabase();
    database = { ...kept, args: [] };
  });
  afterAll(() => kept.drop());

  const otpMobileOf = async ({ url }: Backend) => {
    const config = (await (await fetch(`${url}/config.json`)).json()) as { otpMobile: string };
    return config.otpMobile;
  };
  const trySignIn = async (backend: Backend, email: string, password: string) =>
    (await backend.call(createToken, { body: { email, password }, token: null })).status;
  async function expectRefusal(args: string[], words: string) {
    const ended = await runServer(args, database.env);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(ONE_SENTENCE) as string });
    expect(ended.stderr).toContain(words);
  }

  it('begins with its administrator and the lists that no call can make, and with nothing of the demo', async () => {
    const backend = await startBackend({ database, administrator });
    expect(await trySignIn(backend, DEMO.email, DEMO.password)).toBe(401);
    expect((await backend.call(listAppointments)).body).toEqual([]);
    expect((await backend.call(listCategories)).body).toHaveLength(4);
    expect((await backend.call(listSpecialties)).body).toHaveLength(20);
    expect((await backend.call(listLanguages)).body).toHaveLength(8);
    expect(await otpMobileOf(backend)).toBe('');
    const guess = { mobile: DEMO.otpMobile, otp: DEMO.otp };
    expect((await backend.call(verifyOtp, { body: guess })).status).toBe(401);
    await backend.stop();
    expect(backend.output()).toMatch(/^Sign in as head@clinic\.example with the password that you have chosen\.$/m);
    expect(backend.output()).not.toMatch(/demo|a long enough password/);
  });

  it('keeps its administrator, and opens the referral figures by a code of its own', async () => {
    const other = { email: 'other@clinic.example', password: 'another long password' };
    const env = { ...environmentOf(other), MAWID_OTP_MOBILE: '+971501234567', MAWID_OTP_CODE: '\u200e802 417' };
    const backend = await startBackend({ database, administrator, env });
    expect(backend.output()).toMatch(/^There are accounts already, and other@clinic\.example is none of them: .+\.$/m);
    expect(await trySignIn(backend, other.email, other.password)).toBe(401);
    expect(await otpMobileOf(backend)).toBe('+971501234567');
    const { body } = await backend.call(verifyOtp, { body: { mobile: '+971501234567', otp: '802417' } });
    expect((await backend.call(readDashboard, { token: body.access ?? '' })).status).toBe(200);
    await backend.stop();
  });

  it('is replaced by the demo only where that is said, which then is served on no address but its own', async () => {
    await expectRefusal(['--seed-only', '--appointments', '5'], 'add --reset');
    const replaced = await runServer(['--seed-only', '--reset', '--appointments', '5'], database.env);
    expect(replaced).toMatchObject({ code: 0, stdout: expect.stringContaining(DEMO.password) as string });
    await expectRefusal(['--api-only', '--port', '0', '--host', '0.0.0.0'], 'MAWID_ADMIN_EMAIL');
  });

  it('can try the demo data on any address with an administrator of its own', async () => {
    const args = ['--demo', '--reset', '--host', '0.0.0.0', '--appointments', '6'];
    const backend = await startBackend({ database, administrator, args });
    expect((await backend.call(listAppointments)).body).toHaveLength(6);
    expect(await trySignIn(backend, DEMO.email, DEMO.password)).toBe(401);
    expect(await trySignIn(backend, 'info@gulfheart.example', DEMO.providerPassword)).toBe(401);
    expect(await otpMobileOf(backend)).toBe('');
    await backend.stop();
    expect(backend.output()).not.toContain(DEMO.password);
  });
});

describe('the settings of a clinic', () => {
  it.each([
    [{ MAWID_ADMIN_EMAIL: 'head', MAWID_ADMIN_PASSWORD: administrator.password }, 'MAWID_ADMIN_EMAIL needs an e-mail'],
    [environmentOf({ ...administrator, email: demoProviders[0]!.email }), 'MAWID_ADMIN_EMAIL needs another'],
    [environmentOf({ ...administrator, password: 'too short' }), 'MAWID_ADMIN_PASSWORD needs 12'],
    [environmentOf({ ...administrator, password: DEMO.password }), 'MAWID_ADMIN_PASSWORD needs another'],
    [{ MAWID_ADMIN_EMAIL: administrator.email }, 'MAWID_ADMIN_EMAIL and MAWID_ADMIN_PASSWORD go together'],
    [{ MAWID_OTP_MOBILE: '+971501234567', MAWID_OTP_CODE: DEMO.otp }, 'MAWID_OTP_CODE needs 6'],
    [{ MAWID_TIME_ZONE: 'Asia/Atlantis' }, 'MAWID_TIME_ZONE needs the name of a time zone'],
    [{ MAWID_FIRST_DAY_OF_WEEK: 'mon' }, 'MAWID_FIRST_DAY_OF_WEEK needs a day'],
    [{ MAWID_DOUBLE_BOOKING: 'never' }, 'MAWID_DOUBLE_BOOKING needs "refuse" or "allow"'],
    [{ MAWID_TOKEN_SECONDS: '1h' }, 'MAWID_TOKEN_SECONDS needs a whole number'],
    [{ MAWID_OTP_TOKEN_SECONDS: '0' }, 'MAWID_OTP_TOKEN_SECONDS needs a second'],
    [{ MAWID_OTP_MOBILE: 'mine', MAWID_OTP_CODE: '802417' }, 'MAWID_OTP_MOBILE needs a number'],
  ])('are refused in one sentence, which tells no password, when they are %p', (env, words) => {
    expect(() => readConfig([], env)).toThrow(StartError);
    expect(() => readConfig([], env)).toThrow(words);
    expect(() => readConfig([], env)).not.toThrow(/too short|mawid-demo-2026/);
  });

  it.each([['--reset'], ['--appointments', '5']])('ask for the demo where %s is of the demo', (...args) => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1/clinic' };
    expect(() => readConfig(args, env)).toThrow('--demo');
    expect(readConfig([...args, '--demo'], env)).toMatchObject({ demo: true });
    expect(readConfig([], env)).toMatchObject({ demo: false });
    expect(readConfig([], {})).toMatchObject({ demo: true });
  });
});
