import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '../db/client';
import { unavailable } from '../http/errors';

const ANSWER_WITHIN_MS = 2000;

/** Answers anybody whether the database works: 200, or 503 when it does not answer within two seconds. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await doesAnswer(db))) throw unavailable('The database does not answer.');
    return { status: 'ok' };
  });
}

async function doesAnswer(db: Database): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, pause(ANSWER_WITHIN_MS, false, { ref: false })]);
}
