import { lifeOf } from '#client/lib/tokenLife';
import { createToken } from '#contract/auth';
import { listSlotRanges } from '#contract/availabilities';
import { verifyOtp } from '#contract/referral';
import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

describe('signing in', () => {
  const query = { date: '2026-11-21', doctor_id: 1 };
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const attempt = (email: unknown, password: unknown) =>
    backend.call(createToken, { body: { email, password }, token: null });

  it('answers a right pair with a token that opens the services, whatever the case of the e-mail', async () => {
    const { status, body } = await attempt(` \u202a${DEMO.email.toUpperCase()}\u202c `, DEMO.password);
    expect(status).toBe(200);
    expect((await backend.call(listSlotRanges, { query, token: body.access })).status).toBe(200);
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const wrong = await attempt(DEMO.email, 'wrong');
    const unknown = await attempt('nobody@mawid.example', DEMO.password);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toEqual({ detail: expect.any(String) as string });
  });

  it('names missing and unreadable fields', async () => {
    expect(await backend.call(createToken, { body: {}, token: null })).toMatchObject({
      status: 400,
      body: { email: ['This field is required.'], password: ['This field is required.'] },
    });
    expect((await attempt(5, null)).body).toEqual({
      email: ['Not a valid value.'],
      password: ['This field may not be null.'],
    });
  });

  it('lets nobody through without a valid token', async () => {
    const tokens = [null, 'nonsense', `${backend.token}x`];
    const answers = await Promise.all(tokens.map((token) => backend.call(listSlotRanges, { query, token })));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('says when to try again after too many wrong passwords, even at once, for that account alone', async () => {
    const email = 'contact@alnoor.example';
    const answers = await Promise.all(Array.from({ length: 14 }, () => attempt(email, 'wrong')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);

    const refused = await attempt(email, DEMO.providerPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt(DEMO.email, DEMO.password)).status).toBe(200);
  });
});

describe('the life of a token', () => {
  it('is as long as the settings say, that of the sign-in and that of a one-time password', async () => {
    const env = { MAWID_TOKEN_SECONDS: '75', MAWID_OTP_TOKEN_SECONDS: '40' };
    const backend = await startBackend({ env });
    const { body } = await backend.call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp: DEMO.otp } });
    await backend.stop();

    const secondsOf = (token = '') => (lifeOf(token, 0)?.lasts ?? 0) / 1000;
    expect([secondsOf(backend.token), secondsOf(body.access)]).toEqual([75, 40]);
  });
});
