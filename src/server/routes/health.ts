import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '../db/client';
import { noDatabase, unavailable } from '../http/errors';

const ANSWER_WITHIN_MS = 2000;

/**
 * Answers anybody: `/livez` that the process runs, and asks nothing else; `/healthz` whether calls may be sent to it:
 * 200, or 503 when it is ending or the database does not answer within two seconds.
 *
 * @param ending aborted once the process has been told to end
 */
export function healthRoutes(app: FastifyInstance, db: Database, ending: AbortSignal): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/healthz', async () => {
    if (ending.aborted) throw unavailable('The server is ending.');
    if (!(await doesAnswer(db))) throw noDatabase();
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
