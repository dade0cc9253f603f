import { listWalletUsers, readDashboard, verifyOtp } from '#contract/referral';
import { WALLET_USERS_ORDER, WALLET_USERS_PAGE_SIZE } from '#contract/rules';
import { DEMO } from '#server/demo/accounts';
import { startBackend } from '#test/support/backend/liveBackend';
import type { Figure } from './figures';

const USERS = 20_000;
const ANSWER_MS = 200;
const ROUNDS = 9;

/**
 * Measures the two answers of the referral service over real HTTP with 20,000 users: the median of nine rounds each.
 */
export async function measureReferral(): Promise<Figure[]> {
  const backend = await startBackend({ args: ['--users', String(USERS)] });
  try {
    const { body } = await backend.call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp: DEMO.otp } });
    const token = body.access ?? null;
    const query = { order_by: WALLET_USERS_ORDER, page_size: WALLET_USERS_PAGE_SIZE, page: 500 };
    return [
      await timed(`Dashboard of ${USERS.toLocaleString('en')} users: answer`, () =>
        backend.call(readDashboard, { token }),
      ),
      await timed(`Page 500 of ${USERS.toLocaleString('en')} users: answer`, () =>
        backend.call(listWalletUsers, { token, query }),
      ),
    ];
  } finally {
    await backend.stop();
  }
}

async function timed(what: string, ask: () => Promise<{ status: number }>): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`${what} was refused with ${status}`);
    times.push(performance.now() - start);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return { what, figure: `${Math.round(median)} ms`, bound: `${ANSWER_MS} ms` };
}
