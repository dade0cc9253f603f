import fastifyJwt from '@fastify/jwt';
import { and, eq, exists } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';

import type { Config } from '../config';
import { users, serverSettings } from '../db/accountTables';
import type { Database } from '../db/client';
import { forbidden, unauthorized } from './errors';

/** Who may make a call: anybody, or the holder of a token of a scope. */
export type Access = 'public' | Scope;

/** What a token opens: the staff calls after signing in, or the referral service after a one-time password. */
export type Scope = 'staff' | 'referral';

interface TokenClaims {
  /** The key of the account. */
  sub: string;
  scope: Scope;
  /** Of which password of the account; tokens of an older version do not say. */
  password?: string;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenClaims;
    user: TokenClaims;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the account of a token still exists and may be used, and has had no other password since. */
    isActiveAccount: (claims: TokenClaims) => Promise<boolean>;
    /** How many seconds a token lives. */
    tokenSeconds: Config['tokenSeconds'];
  }
}

/** What a caller with a valid token of another scope is told. */
const reasons: Readonly<Record<Scope, string>> = {
  staff: 'This token opens the referral service only.',
  referral: 'Please verify your identity with the one-time password first.',
};

const SECRET_NAME = 'token_secret';

/** Lets the server sign and check tokens. */
export async function registerTokens(
  app: FastifyInstance,
  db: Database,
  tokenSeconds: Config['tokenSeconds'],
): Promise<void> {
  const secret = await tokenSecret(db);
  await app.register(fastifyJwt, { secret });
  app.decorate('tokenSeconds', tokenSeconds);
  // A restore takes the secret away: until the next start no token opens anything, because accounts may have changed.
  const isOfThisData = exists(
    db
      .select()
      .from(serverSettings)
      .where(and(eq(serverSettings.name, SECRET_NAME), eq(serverSettings.value, secret))),
  );
  app.decorate('isActiveAccount', async ({ sub, password }: TokenClaims) => {
    const [user] = await db
      .select({ is_active: users.is_active, password_hash: users.password_hash })
      .from(users)
      .where(and(eq(users.id, Number(sub)), isOfThisData));
    return user !== undefined && user.is_active && (password === undefined || password === fingerprint(user));
  });
}

/** Signs a token for an account, for as long as its password is not replaced. */
export function signToken(app: FastifyInstance, account: Account, scope: Scope): string {
  return sign(app, { sub: String(account.id), scope, password: fingerprint(account) });
}

/** Signs a token for the account that makes a call, to go with the one that it holds. */
export function signFurtherToken(app: FastifyInstance, { user }: FastifyRequest, scope: Scope): string {
  return sign(app, { sub: user.sub, scope, ...(user.password !== undefined && { password: user.password }) });
}

function sign(app: FastifyInstance, claims: TokenClaims): string {
  return app.jwt.sign(claims, { expiresIn: app.tokenSeconds[claims.scope] });
}

/** An account, as far as its tokens need it. */
type Account = Pick<typeof users.$inferSelect, 'id' | 'password_hash'>;

/** Tells one password of an account from the next, and nothing of either. */
function fingerprint({ password_hash }: Pick<Account, 'password_hash'>): string {
  return createHash('sha256').update(password_hash).digest('base64url').slice(0, 16);
}

/** The key of the account that makes a call; the route must require access. */
export const callerId = (request: FastifyRequest): number => Number(request.user.sub);

/**
 * Lets a call through only with a token of a scope. Without a valid token, or where the account is gone, it is answered
 * 401; with a token of another scope 403, which never signs anybody out (decisions: reading answers).
 */
export function requireAccess(scope: Scope): preHandlerAsyncHookHandler {
  return async function checkAccess(request) {
    const claims = await request.jwtVerify<TokenClaims>().catch(() => {
      throw unauthorized('Given token not valid for any token type.');
    });
    if (!(await this.isActiveAccount(claims))) throw unauthorized('User not found or inactive.');
    if (claims.scope !== scope) throw forbidden(reasons[scope]);
  };
}

/** The secret that signs tokens. The first start makes it and stores it with the data: sessions outlive a restart. */
async function tokenSecret(db: Database): Promise<string> {
  await db
    .insert(serverSettings)
    .values({ name: SECRET_NAME, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [setting] = await db.select().from(serverSettings).where(eq(serverSettings.name, SECRET_NAME));
  if (!setting) throw new Error('The token secret is missing');
  return setting.value;
}
