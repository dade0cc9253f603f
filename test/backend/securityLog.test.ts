import { createToken } from '#contract/auth';
import { createProvider, deleteProvider, resetProviderPassword } from '#contract/directory';
import { readDashboard, verifyOtp } from '#contract/referral';
import { NEW_PROVIDER } from '#contract/rules';
import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const { country, postal_code, is_active, is_staff, is_superuser, ...fixed } = NEW_PROVIDER;
const EMAIL = 'canary@clinic.example';
const PASSWORD = 'canary of a clinic';

interface Line {
  reqId?: string;
  security?: { event: string };
}

/** What the log notes of security, in its order; every line has the request that it belongs to. */
function notedIn(backend: Backend): Line['security'][] {
  const lines = backend
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const noted = lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined);
  for (const { reqId } of noted) expect(reqId).toMatch(/^req-/);
  return noted.map(({ security }) => security);
}

it('notes each sign-in, code, refusal, reset and account in a line of JSON, of nobody by name or address', async () => {
  const backend = await startBackend();
  const signIn = (email: string, password: string) =>
    backend.call(createToken, { body: { email, password }, token: null });
  const location = {
    ...{ name: '', address: 'Street 2', city: 'Dubai', state: 'Dubai', country, postal_code },
    ...{ latitude: null, longitude: null },
  };
  const provider_user = { email: EMAIL, password: PASSWORD, is_active, is_staff, is_superuser };
  const body = { ...fixed, name: 'Canary', description: '', phone_number: '', provider_user, location };
  const { body: made } = await backend.call(createProvider, { body });
  const account = made.provider_user?.id;
  await signIn('nobody@clinic.example', PASSWORD);
  for (let guess = 0; guess < 11; guess += 1) await signIn(EMAIL, 'wrong');
  const params = { id: made.id };
  await backend.call(resetProviderPassword, { params, body: { provider_user: { password: 'another of a clinic' } } });
  await backend.call(readDashboard);
  await backend.call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp: '000000' } });
  await backend.call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp: DEMO.otp } });
  await backend.call(deleteProvider, { params });
  await backend.stop();

  const call = 'GET /referral-service/operations/dashboard';
  const why = 'Please verify your identity with the one-time password first.';
  expect(notedIn(backend)).toEqual([
    { event: 'sign-in', account: 1 },
    { event: 'account made', account, by: 1 },
    { event: 'sign-in wrong', account: null },
    ...Array<object>(10).fill({ event: 'sign-in wrong', account }),
    { event: 'sign-in limited', account },
    { event: 'password reset', account, by: 1 },
    { event: 'refused', account: 1, call, why },
    { event: 'code wrong', account: 1 },
    { event: 'code', account: 1 },
    { event: 'account ended', account, by: 1 },
  ]);
  const log = backend.output().replace(/^(Sign in as|Mawid is ready) .*$/gm, '');
  for (const secret of ['@', 'Canary', PASSWORD, 'another of', DEMO.otp, '000000']) expect(log).not.toContain(secret);
});
