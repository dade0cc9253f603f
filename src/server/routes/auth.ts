import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createToken, type Credentials } from '../../contract/auth';
import type { Services } from '../app';
import { signToken } from '../auth';
import { users } from '../db/accountTables';
import { tooMany, unauthorized } from '../errors';
import { text } from '../fields';
import { isPassword } from '../passwords';
import { bind } from '../route';

const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10;
const FAILURES_PER_ADDRESS = 100;
const FAILURE_WINDOW_MS = 5 * 60 * 1000;

const credentials = z.object({ email: text().min(1).toLowerCase(), password: z.string().min(1).max(1024) });

/** Signing in (Spec 1 §7). Attempts are judged one after another, so that many at once are counted like many in a row. */
export function authRoutes(app: FastifyInstance, { db }: Services): void {
  const failures = failureLimits(app);
  let previous: Promise<unknown> = Promise.resolve();

  async function judge({ email, password }: Credentials, request: FastifyRequest): Promise<string> {
    await failures.refuseAfterTooMany(request);
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const matches = await isPassword(password, user?.passwordHash);
    if (user?.isActive && matches) return signToken(app, user.id, 'staff');
    await failures.count(request);
    throw unauthorized('No active account found with the given credentials.');
  }

  bind(app, createToken, { body: credentials, access: 'public', status: 200 }, async ({ body, request }) => {
    const judged = previous.then(() => judge(body, request));
    previous = judged.catch(() => undefined);
    return { access: await judged };
  });
}

/** Counts wrong sign-ins by account at an address and by address; good ones are free. */
function failureLimits(app: FastifyInstance) {
  const limits = [
    failureLimit(app, FAILURES_PER_ACCOUNT_AND_ADDRESS, (request) => `${request.ip} ${accountOf(request)}`),
    failureLimit(app, FAILURES_PER_ADDRESS, (request) => request.ip),
  ];
  return {
    refuseAfterTooMany: async (request: FastifyRequest) => {
      for (const limit of limits) {
        const state = await limit(request, { increment: false });
        if (!state.isAllowed && state.remaining === 0) {
          throw tooMany('Too many attempts to sign in. Please wait.', state.ttlInSeconds);
        }
      }
    },
    count: async (request: FastifyRequest) => {
      for (const limit of limits) await limit(request);
    },
  };
}

function failureLimit(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string) {
  return app.createRateLimit({ max, timeWindow: FAILURE_WINDOW_MS, keyGenerator });
}

function accountOf(request: FastifyRequest): string {
  const result = credentials.safeParse(request.body);
  return result.success ? result.data.email : '';
}
