import { createToken } from '#contract/auth';
import { createProvider } from '#contract/directory';
import { readDashboard, verifyOtp } from '#contract/referral';
import { NEW_PROVIDER } from '#contract/rules';
import { DEMO } from '#server/demo/accounts';
import { codeOf, secretIn } from '#server/timeCodes';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const EMAIL = 'contact@alnoor.example';

describe('guessing at passwords', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ env: { MAWID_TRUSTED_PROXY: '1' } });
  });
  afterAll(() => backend.stop());

  const signIn = (from: string, password: string, email = EMAIL) =>
    backend.call(createToken, { body: { email, password }, token: null, headers: { 'x-forwarded-for': from } });
  const guesses = async (count: number, from: (at: number) => string, email?: string) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, at) => signIn(from(at), 'wrong', email)));
    return answers.map(({ status }) => status).sort();
  };

  it('is counted by half of an address of IPv6, and by what the one proxy says, whatever was said to it', async () => {
    const statuses = await guesses(13, (at) => `10.9.8.${at}, 2001:db8:1:2::${at + 1}`);
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(3).fill(429)]);
    expect((await signIn('2001:db8:1:2:ffff::1', DEMO.providerPassword)).status).toBe(429);
    expect((await signIn('2001:db8:1:3::1', DEMO.providerPassword)).status).toBe(200);
  });

  it('of one address keeps nobody at another waiting', async () => {
    const answered: string[] = [];
    const wrong = Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        signIn('10.0.1.1', 'wrong', `${at}@x.example`).then(() => answered.push('wrong')),
      ),
    );
    const right = signIn('10.0.1.2', DEMO.providerPassword).then(({ status }) => answered.push(String(status)));
    await Promise.all([wrong, right]);
    expect(answered.indexOf('200')).toBeLessThan(5);
  });

  it('of a neighbour refuses nobody where they have signed in before', async () => {
    const network = '10.0.2.1';
    expect((await signIn(network, DEMO.providerPassword)).status).toBe(200);
    const statuses = new Set<number>();
    // A hundred wrong ones close the network to all that are not known there.
    for (let round = 0; round < 5; round += 1) {
      (await guesses(25, () => network, `${round}`)).forEach((status) => statuses.add(status));
    }
    for (let other = 5; other < 14; other += 1) await guesses(10, () => network, `${other}`);
    expect([...statuses].sort()).toEqual([401, 429]);
    expect((await signIn(network, DEMO.password, DEMO.email)).status).toBe(429);
    expect((await signIn(network, DEMO.providerPassword)).status).toBe(200);
  });

  it('of everybody at one account slows them down, and locks nobody out', async () => {
    const email = 'info@gulfheart.example';
    await guesses(23, (at) => `10.1.${at}.1`, email);
    const answered: string[] = [];
    const slowed = signIn('10.2.0.1', DEMO.providerPassword, email).then(({ status }) =>
      answered.push(`slow ${status}`),
    );
    const other = signIn('10.2.0.2', DEMO.providerPassword, 'lab@alwaha.example').then(() => answered.push('other'));
    await Promise.all([slowed, other]);
    expect(answered).toEqual(['other', 'slow 200']);
  });
});

describe('guessing at a one-time password', () => {
  it('is counted for the code: another account has no further guesses', async () => {
    const backend = await startBackend();
    const { country, postal_code, is_active, is_staff, is_superuser, ...fixed } = NEW_PROVIDER;
    const place = { name: '', address: 'Street 2', city: 'Dubai', state: 'Dubai', latitude: null, longitude: null };
    const verify = async (token: string, otp: string) =>
      (await backend.call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp }, token })).status;
    const statuses: number[] = [];
    for (let account = 0; account < 3; account += 1) {
      const email = `${account}@clinic.example`;
      const provider_user = { email, password: 'a clinic’s password', is_active, is_staff, is_superuser };
      const names = { name: email, description: '', phone_number: '' };
      const location = { ...place, country, postal_code };
      await backend.call(createProvider, { body: { ...fixed, ...names, provider_user, location } });
      const token = await backend.signIn(email, 'a clinic’s password');
      for (let guess = 0; guess < 3; guess += 1) statuses.push(await verify(token, '000000'));
    }
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(4).fill(429)]);
    const right = await backend.call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp: DEMO.otp } });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await backend.stop();
  });
});

describe('a one-time password that an app makes', () => {
  it('opens the figures once, and neither that of the demo nor an older one does', async () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const mobile = '+971501234567';
    const backend = await startBackend({ env: { MAWID_OTP_MOBILE: mobile, MAWID_OTP_SECRET: secret } });
    const { otpMobile } = (await (await fetch(`${backend.url}/config.json`)).json()) as { otpMobile: string };
    expect(otpMobile).toBe(mobile);
    const verify = (otp: string, number = mobile) => backend.call(verifyOtp, { body: { mobile: number, otp } });
    // In the next step of time all of these are still among the three that are taken.
    const step = Math.floor(Date.now() / 30_000);
    const code = codeOf(secretIn(secret), step);
    expect((await verify(code, '+971509999999')).status).toBe(401);
    expect((await verify(DEMO.otp, DEMO.otpMobile)).status).toBe(401);
    const { status, body } = await verify(code);
    expect(status).toBe(200);
    expect((await backend.call(readDashboard, { token: body.access ?? '' })).status).toBe(200);
    expect((await verify(code)).status).toBe(401);
    expect((await verify(codeOf(secretIn(secret), step - 1))).status).toBe(401);
    await backend.stop();
    expect(backend.output()).not.toContain(secret);
  });
});
