import { drizzle } from 'drizzle-orm/node-postgres';
import fastify from 'fastify';
import { Pool } from 'pg';

import { schema } from '#server/db/client';
import { answerErrors } from '#server/http/errors';
import { healthRoutes } from '#server/routes/health';

it('says that the database does not answer once it has been closed', async () => {
  const pool = new Pool();
  await pool.end();
  const app = fastify();
  answerErrors(app);
  healthRoutes(app, drizzle(pool, { schema }), new AbortController().signal);
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ detail: 'The database does not answer.' });
});
