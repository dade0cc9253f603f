import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { listWalletUsers, readDashboard, verifyOtp } from '#contract/referral';
import { WALLET_USERS_ORDER, WALLET_USERS_PAGE_SIZE } from '#contract/rules';
import type { Database } from '#server/db/client';
import { isPassword } from '#server/db/passwords';
import { otpCodes } from '#server/db/referralTables';
import { limitAttempts } from '#server/http/attempts';
import { callerId } from '#server/http/auth';
import { unauthorized } from '#server/http/errors';
import { filledCode, oneTimePassword, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { summarize } from './dashboard';
import { readUsersPage, USER_ORDERS } from './users';

const FAILURES_PER_ACCOUNT_AND_ADDRESS = 5;
const FAILURES_PER_ACCOUNT = 20;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 1_000_000;

const otpBody = z.object({ mobile: filledCode(32), otp: oneTimePassword });

const usersQuery = z.object({
  order_by: z.enum(USER_ORDERS).default(WALLET_USERS_ORDER),
  page_size: wholeNumber(1, MAX_PAGE_SIZE).default(WALLET_USERS_PAGE_SIZE),
  page: wholeNumber(1, MAX_PAGE).default(1),
});

/**
 * The referral service (Spec 2 §7). Only the token of a one-time password opens the figures: the token of the sign-in
 * is answered 403, which signs nobody out.
 */
export function referralRoutes(app: FastifyInstance, db: Database): void {
  const attempt = limitAttempts(
    db,
    [
      { max: FAILURES_PER_ACCOUNT_AND_ADDRESS, keyOf: (request) => `otp ${callerId(request)} ${request.ip}` },
      { max: FAILURES_PER_ACCOUNT, keyOf: (request) => `otp ${callerId(request)}` },
    ],
    'Too many wrong codes. Please wait before you try again.',
  );

  bind(app, verifyOtp, { body: otpBody, status: 200 }, async ({ body: { mobile, otp }, request }) => {
    const isValid = await attempt(request, () => isOneTimePassword(db, mobile, otp));
    if (!isValid) throw unauthorized('This code is not valid.');
    return { access: await app.signToken(request.user, 'referral'), message: 'The code is valid.' };
  });

  bind(app, readDashboard, {}, () => summarize(db, new Date()));
  bind(app, listWalletUsers, { query: usersQuery }, ({ query }) => readUsersPage(db, query));
}

/** Whether this is the one-time password of a mobile number; the answer takes as long for a number without one. */
async function isOneTimePassword(db: Database, mobile: string, otp: string): Promise<true | undefined> {
  const [code] = await db.select().from(otpCodes).where(eq(otpCodes.mobile, mobile));
  return (await isPassword(otp, code?.code_hash)) || undefined;
}
