import fastifyJwt from '@fastify/jwt';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { createHash } from 'node:crypto';

import type { Access } from '#contract/access';
import { ADMINISTRATOR_CLAIM } from '#contract/rules';
import type { Config } from '../config';
import { users } from '../db/accountTables';
import type { Database } from '../db/client';
import { saltOf } from '../db/passwords';
import { markOfSecret, readTokenSecret } from '../db/tokenSecret';
import { selectRows } from '../db/wholeData';
import { note } from '../securityLog';
import { forbidden, unauthorized } from './errors';

/** What a token opens: the staff calls after signing in, or the referral service after a one-time password. */
type Scope = 'staff' | 'referral';

/** Whose token it is. */
interface Holder {
  /** The key of the account. */
  sub: string;
  /** Of which password of the account. */
  password: string;
  [ADMINISTRATOR_CLAIM]: boolean;
}

interface TokenClaims extends Holder {
  iss: string;
  /** The scope that it is for. */
  aud: Scope;
}

/** Who makes a call: what the token says, and what the account may do by now. */
interface Caller extends TokenClaims {
  isStaff: boolean;
  isAdministrator: boolean;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenClaims;
    user: Caller;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs a token that is good for as long as the password of its account is not replaced. */
    signToken: (holder: Holder, scope: Scope) => Promise<string>;
    /** Reads the token of a call. Throws a 401 where it is none of ours, or opens nothing any more. */
    readToken: (request: FastifyRequest) => Promise<Caller>;
  }
}

/** What somebody is told whose account is not for the back-office. */
export const NO_STAFF = 'This account is not for staff.';

const ISSUER = 'mawid';
const SCOPES: Scope[] = ['staff', 'referral'];

/** What a token must be and say, whoever signed it. */
const VERIFY = {
  algorithms: ['HS256' as const],
  allowedIss: ISSUER,
  allowedAud: SCOPES,
  requiredClaims: ['iss', 'aud', 'sub', 'password', 'iat', 'exp'],
};

/**
 * Lets the server sign and check tokens. The secret stands in memory, and is read again once the database says that it
 * is another one: no process goes on with one that was renewed, or that a restore has taken away.
 */
export async function registerTokens(
  app: FastifyInstance,
  db: Database,
  tokenSeconds: Config['tokenSeconds'],
): Promise<void> {
  let secret = await readTokenSecret(db);
  await app.register(fastifyJwt, { secret: secret.value, verify: VERIFY });

  async function keyOf(mark: string | null | undefined): Promise<string> {
    if (mark !== secret.mark) secret = await readTokenSecret(db);
    return secret.value;
  }

  app.decorate('signToken', async ({ sub, password, administrator }: Holder, scope: Scope) => {
    const [standing] = await selectRows<{ mark: string | null }>(db, sql`select ${markOfSecret(db)} as mark`);
    const options = { key: await keyOf(standing?.mark), expiresIn: tokenSeconds[scope] };
    return app.jwt.sign({ iss: ISSUER, aud: scope, sub, password, administrator }, options);
  });

  app.decorate('readToken', async (request: FastifyRequest) => {
    const token = orRefused(() => app.jwt.lookupToken(request));
    const said = orRefused(() => app.jwt.decode<Partial<TokenClaims>>(token));
    const [account] = await db
      .select({ ...rights, mark: markOfSecret(db) })
      .from(users)
      .where(eq(users.id, keyIn(said)));
    if (!account) throw unauthorized(NOT_VALID);
    const key = await keyOf(account.mark);
    const claims = orRefused(() => app.jwt.verify<TokenClaims>(token, { key }));
    const isGood = account.is_active && claims.password === markOfPassword(account.password_hash);
    if (!isGood) throw unauthorized('User not found or inactive.');
    return { ...claims, isStaff: account.is_staff, isAdministrator: account.is_superuser };
  });
}

const rights = {
  password_hash: users.password_hash,
  is_active: users.is_active,
  is_staff: users.is_staff,
  is_superuser: users.is_superuser,
};

const NOT_VALID = 'Given token not valid for any token type.';

/** What reading a token comes to; whatever is wrong with it is told in one sentence. */
function orRefused<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw unauthorized(NOT_VALID);
  }
}

/** The key of the account that a token speaks of, before it is known who signed it; 0 is nobody's. */
function keyIn(said: Partial<TokenClaims> | null): number {
  const key = Number(said?.sub);
  return Number.isInteger(key) && key > 0 && key < 2 ** 31 ? key : 0;
}

/** An account as the holder of a token. */
export const holderOf = ({ id, password_hash, is_superuser }: typeof users.$inferSelect): Holder => ({
  sub: String(id),
  password: markOfPassword(password_hash),
  [ADMINISTRATOR_CLAIM]: is_superuser,
});

/** Tells one password of an account from the next, and nothing of either; a hash that is raised has the same. */
function markOfPassword(hash: string): string {
  return createHash('sha256').update(saltOf(hash)).digest('base64url').slice(0, 16);
}

/** The key of the account that makes a call; the route must require access. */
export const callerId = (request: FastifyRequest): number => Number(request.user.sub);

/**
 * Lets a call through only for whom it is. Without a valid token, or where the account is gone, it is answered 401; to
 * everybody else 403, which never signs anybody out (decisions: reading answers).
 */
export function requireAccess(access: Exclude<Access, 'public'>): preHandlerAsyncHookHandler {
  return async function checkAccess(request) {
    request.user = await this.readToken(request);
    const reason = whyNot(access, request.user);
    if (reason === undefined) return;
    const call = `${request.method} ${request.routeOptions.url ?? ''}`;
    note(request.log, { event: 'refused', account: callerId(request), call, why: reason });
    throw forbidden(reason);
  };
}

/** Why a caller may not do what is open to others, if that is so. */
function whyNot(access: Exclude<Access, 'public'>, { aud, isStaff, isAdministrator }: Caller): string | undefined {
  if (!isStaff) return NO_STAFF;
  if (access === 'referral')
    return aud === 'referral' ? undefined : 'Please verify your identity with the one-time password first.';
  if (aud !== 'staff') return 'This token opens the referral service only.';
  return access === 'administrator' && !isAdministrator ? 'Only an administrator may do this.' : undefined;
}
