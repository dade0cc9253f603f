import fastifyJwt from '@fastify/jwt';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { randomBytes } from 'node:crypto';

import { users, serverSettings } from '../db/accountTables';
import type { Database } from '../db/client';
import { forbidden, unauthorized } from './errors';

/** Who may call: anybody, whoever is signed in, or whoever has also shown a one-time password. */
export type Access = 'public' | Scope;

/** What a token opens. */
export type Scope = 'staff' | 'referral';

interface TokenClaims {
  /** The account, by its key. */
  sub: string;
  scope: Scope;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenClaims;
    user: TokenClaims;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether an account still exists and may be used. */
    isActiveAccount: (userId: number) => Promise<boolean>;
  }
}

/** Why a valid token of another scope does not open something. */
const reasons: Readonly<Record<Scope, string>> = {
  staff: 'This token opens the referral service only.',
  referral: 'Please verify your identity with the one-time password first.',
};

const TOKEN_LIFETIME = '12h';
const SECRET_NAME = 'token_secret';

/** Teaches the server to sign and to check tokens. */
export async function registerTokens(app: FastifyInstance, db: Database): Promise<void> {
  await app.register(fastifyJwt, { secret: await tokenSecret(db), sign: { expiresIn: TOKEN_LIFETIME } });
  app.decorate('isActiveAccount', async (userId: number) => {
    const [user] = await db.select({ is_active: users.is_active }).from(users).where(eq(users.id, userId));
    return user?.is_active ?? false;
  });
}

/** A token that opens what its scope says to the account it names. */
export function signToken(app: FastifyInstance, userId: number, scope: Scope): string {
  return app.jwt.sign({ sub: String(userId), scope });
}

/** The account that makes a call; only where the route requires access. */
export const callerId = (request: FastifyRequest): number => Number(request.user.sub);

/**
 * Lets a call through only with a token of the wanted scope: 401 without a valid token or for an account that is gone,
 * 403 for a token of another scope, which never signs anybody out (decisions: reading answers).
 */
export function requireAccess(scope: Scope): preHandlerAsyncHookHandler {
  return async function checkAccess(request) {
    const claims = await request.jwtVerify<TokenClaims>().catch(() => {
      throw unauthorized('Given token not valid for any token type.');
    });
    if (!(await this.isActiveAccount(Number(claims.sub)))) throw unauthorized('User not found or inactive.');
    if (claims.scope !== scope) throw forbidden(reasons[scope]);
  };
}

/**
 * The secret tokens are signed with: made at the first start, then kept with the data so that sessions outlive a
 * restart.
 */
async function tokenSecret(db: Database): Promise<string> {
  await db
    .insert(serverSettings)
    .values({ name: SECRET_NAME, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [setting] = await db.select().from(serverSettings).where(eq(serverSettings.name, SECRET_NAME));
  if (!setting) throw new Error('The token secret is missing');
  return setting.value;
}
