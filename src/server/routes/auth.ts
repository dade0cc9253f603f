import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { createToken } from '#contract/auth';
import { users } from '../db/accountTables';
import type { Database } from '../db/client';
import { isPassword } from '../db/passwords';
import { limitAttempts } from '../http/attempts';
import { holderOf, NO_STAFF } from '../http/auth';
import { forbidden, unauthorized } from '../http/errors';
import { code } from '../http/fields';
import { bind } from '../http/route';

const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10;
const FAILURES_PER_ADDRESS = 100;

const credentials = z.object({ email: code().min(1).toLowerCase(), password: z.string().min(1).max(1024) });

/** Signing in (Spec 1 §7). Wrong passwords are counted by account and address, and by address alone. */
export function authRoutes(app: FastifyInstance, db: Database): void {
  const attempt = limitAttempts(
    db,
    [
      { max: FAILURES_PER_ACCOUNT_AND_ADDRESS, keyOf: (request) => `sign-in ${request.ip} ${accountOf(request)}` },
      { max: FAILURES_PER_ADDRESS, keyOf: (request) => `sign-in ${request.ip}` },
    ],
    'Too many attempts to sign in. Please wait.',
  );

  bind(app, createToken, { body: credentials, status: 200 }, async ({ body, request }) => {
    const account = await attempt(request, () => findAccount(db, body));
    if (!account) throw unauthorized('No active account found with the given credentials.');
    if (!account.is_staff) throw forbidden(NO_STAFF);
    return { access: await app.signToken(holderOf(account), 'staff') };
  });
}

/** The active account that these credentials open, if any; the answer takes as long either way. */
async function findAccount(db: Database, { email, password }: z.output<typeof credentials>) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const matches = await isPassword(password, user?.password_hash);
  return user?.is_active && matches ? user : undefined;
}

function accountOf(request: FastifyRequest): string {
  const result = credentials.safeParse(request.body);
  return result.success ? result.data.email : '';
}
