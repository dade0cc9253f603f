import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { createToken } from '#contract/auth';
import { users } from '../db/accountTables';
import type { Database } from '../db/client';
import { markOfPlace, rememberPlace, whoIsKnown } from '../db/familiarPlaces';
import { isPassword, raisedHash } from '../db/passwords';
import { limitAttempts } from '../http/attempts';
import { holderOf, NO_STAFF } from '../http/auth';
import { forbidden, isTooMany, unauthorized } from '../http/errors';
import { code } from '../http/fields';
import { networkOf } from '../http/network';
import { bind } from '../http/route';
import { note } from '../securityLog';

const FIVE_MINUTES = 300;
const WRONG_OF_ACCOUNT_AND_NETWORK = 10;
const WRONG_OF_NETWORK = 100;
/** From when on an account is guessed at more slowly, from wherever it is not known. */
const WRONG_OF_ACCOUNT = 20;
const WRONG_AT_FAMILIAR_PLACE = 5;

const credentials = z.object({ email: code().min(1).toLowerCase(), password: z.string().min(1).max(1024) });

/**
 * Signing in (Spec 1 §7). Wrong passwords are counted by account and network, and by network alone. Where an account
 * has signed in before, neither of them refuses it: nobody keeps others of the same router out, nor locks an account.
 */
export function authRoutes(app: FastifyInstance, db: Database): void {
  const attempt = limitAttempts(db, 'Too many attempts to sign in. Please wait.');

  function guessingOf(network: string, email: string, place: string, isFamiliar: boolean) {
    if (isFamiliar) {
      return { lane: place, limits: [], slowing: { key: `at ${place}`, free: WRONG_AT_FAMILIAR_PLACE }, isFirst: true };
    }
    const limits = [
      { key: `sign-in ${network} ${email}`, max: WRONG_OF_ACCOUNT_AND_NETWORK, seconds: FIVE_MINUTES },
      { key: `sign-in ${network}`, max: WRONG_OF_NETWORK, seconds: FIVE_MINUTES },
    ];
    return { lane: network, limits, slowing: { key: `account ${email}`, free: WRONG_OF_ACCOUNT } };
  }

  bind(app, createToken, { body: credentials, status: 200 }, async ({ body, request }) => {
    const network = networkOf(request.ip);
    const place = markOfPlace(network, body.email);
    const known = await whoIsKnown(db, place, body.email);
    const guessing = guessingOf(network, body.email, place, known.isFamiliar);
    const account = await attempt(guessing, () => findAccount(db, body)).catch((error: unknown) => {
      if (isTooMany(error)) note(request.log, { event: 'sign-in limited', account: known.account });
      throw error;
    });
    if (!account) {
      note(request.log, { event: 'sign-in wrong', account: known.account });
      throw unauthorized('No active account found with the given credentials.');
    }
    if (!account.is_staff) {
      note(request.log, { event: 'refused', account: account.id, call: 'sign-in', why: NO_STAFF });
      throw forbidden(NO_STAFF);
    }
    note(request.log, { event: 'sign-in', account: account.id });
    await rememberPlace(db, place);
    await raiseHash(db, account, body.password);
    return { access: await app.signToken(holderOf(account), 'staff') };
  });
}

/** The active account that these credentials open, if any; the answer takes as long either way. */
async function findAccount(db: Database, { email, password }: z.output<typeof credentials>) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const matches = await isPassword(password, user?.password_hash);
  return user?.is_active && matches ? user : undefined;
}

/** Hashes the password at the cost of today where that is another one; not where it has been replaced meanwhile. */
async function raiseHash(db: Database, { id, password_hash }: typeof users.$inferSelect, password: string) {
  const raised = await raisedHash(password, password_hash);
  if (raised === undefined) return;
  const isSame = and(eq(users.id, id), eq(users.password_hash, password_hash));
  await db.update(users).set({ password_hash: raised }).where(isSame);
}
