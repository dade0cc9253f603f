import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { listWalletUsers, readDashboard, verifyOtp } from '#contract/referral';
import { WALLET_USERS_ORDER, WALLET_USERS_PAGE_SIZE } from '#contract/rules';
import type { Config } from '#server/config';
import type { Database } from '#server/db/client';
import { takeOneTimePassword } from '#server/db/oneTimePasswords';
import { limitAttempts } from '#server/http/attempts';
import { callerId } from '#server/http/auth';
import { isTooMany, unauthorized } from '#server/http/errors';
import { filledCode, oneTimePassword, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { note } from '#server/securityLog';
import { summarize } from './dashboard';
import { readUsersPage, USER_ORDERS } from './users';

/** Wrong codes of all accounts together, for there is one code: five, and then ever longer waits. */
const WRONG_CODES = { key: 'otp', max: 5, seconds: 86_400, growing: { first: 60, longest: 3600 } };

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
export function referralRoutes(app: FastifyInstance, db: Database, { oneTimePassword }: Config): void {
  const attempt = limitAttempts(db, 'Too many wrong codes. Please wait before you try again.');

  bind(app, verifyOtp, { body: otpBody, status: 200 }, async ({ body: { mobile, otp }, request }) => {
    const guessing = { lane: `otp ${callerId(request)}`, limits: [WRONG_CODES] };
    const judge = () => takeOneTimePassword(db, { mobile, code: otp }, oneTimePassword);
    const account = callerId(request);
    const isValid = await attempt(guessing, judge).catch((error: unknown) => {
      if (isTooMany(error)) note(request.log, { event: 'code limited', account });
      throw error;
    });
    note(request.log, { event: isValid ? 'code' : 'code wrong', account });
    if (!isValid) throw unauthorized('This code is not valid.');
    return { access: await app.signToken(request.user, 'referral'), message: 'The code is valid.' };
  });

  bind(app, readDashboard, {}, () => summarize(db, new Date()));
  bind(app, listWalletUsers, { query: usersQuery }, ({ query }) => readUsersPage(db, query));
}
