import { verifyOtp } from '#contract/referral';
import { DEMO } from '#server/demo/accounts';
import { CANARIES, everyCall } from './everyCall';
import type { Backend } from './liveBackend';

/** A line of the log of a server about an error. */
interface LoggedError {
  reqId?: string;
  msg: string;
  err: { type: string; message: string; code?: string; statement?: string };
}

/** The lines about errors that a server has written. */
function errorsIn(output: string): LoggedError[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as LoggedError).filter((line) => 'err' in line);
}

/** Throws where an output holds a secret, a hash of a password, or anything of a person that was sent. */
function expectNothingOfPeople(output: string, ...secrets: readonly string[]): void {
  for (const secret of [...Object.values(CANARIES), ...secrets]) expect(output).not.toContain(secret);
  expect(output).not.toMatch(/params|token_secret|[\w.]+@[\w.]+\.example/);
  // Hashes of passwords and secrets are base64 of 16 bytes and more.
  expect(output).not.toMatch(/[A-Za-z0-9+/]{22}==|[A-Za-z0-9+/]{43}=/);
}

/** The tokens that open every call of the contract. */
export async function tokensOf(backend: Backend) {
  const { body } = await backend.call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp: DEMO.otp } });
  return { staff: backend.token, referral: body.access ?? '' };
}

/** Makes every call at once; returns the names of those that were not told that the database is away. */
export async function callEverything(backend: Backend, tokens: { staff: string; referral: string }): Promise<string[]> {
  const answers = await Promise.all(
    everyCall().map(async ({ name, endpoint, sent }) => {
      const token = ['readDashboard', 'listWalletUsers'].includes(name) ? tokens.referral : tokens.staff;
      return { name, ...(await backend.call(endpoint, { ...sent, token })) };
    }),
  );
  return answers
    .filter(
      ({ status, headers, body }) =>
        status !== 503 ||
        headers.get('retry-after') !== '5' ||
        JSON.stringify(body) !== '{"detail":"The database does not answer."}',
    )
    .map(({ name, status }) => `${name} ${status}`);
}

/** Throws unless every call has left one line about an error in what was written, which tells nothing of people. */
export function expectToldSafely(output: string, ...secrets: readonly string[]): void {
  expectNothingOfPeople(output, ...secrets);
  const errors = errorsIn(output);
  expect(errors).toHaveLength(everyCall().length);
  for (const { reqId, err } of errors) {
    expect(reqId).toMatch(/^req-/);
    expect(err.statement).toMatch(/^(select|insert|update|delete|begin|rollback)/);
  }
}
