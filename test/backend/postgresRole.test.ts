import { sql } from 'drizzle-orm';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';

import { createSubcategory, listSubcategories } from '#contract/homeServices/catalogue';
import { openDatabase } from '#server/db/client';
import { inTurn, selectRows } from '#server/db/wholeData';
import { startBackend } from '#test/support/backend/liveBackend';
import { freshDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const run = promisify(execFile);

describe('the role of the services', () => {
  let database: TestDatabase;
  let url: string;
  beforeAll(async () => {
    const fresh = await freshDatabase();
    const own = new URL(fresh.env.DATABASE_URL ?? '');
    const made = ['--set', 'ON_ERROR_STOP=1', '--dbname', own.href, '--file', 'src/server/deploy/role.sql'];
    await run('psql', made, { env: { ...process.env, SERVICES_PASSWORD: "quote's" } });
    own.username = 'services';
    url = own.href;
    database = { ...fresh, env: { DATABASE_URL: url } };
  });
  afterAll(async () => {
    await database.drop();
    const client = new Client({ connectionString: process.env.TEST_POSTGRES_URL });
    await client.connect();
    await client.query('drop role services');
    await client.end();
  });

  it('makes the tables and answers calls, and may do nothing else of the server', async () => {
    const backend = await startBackend({ database });
    expect((await backend.call(createSubcategory, { body: {} })).status).toBe(400);
    expect((await backend.call(listSubcategories, { query: { page: 1, page_size: 5 } })).status).toBe(200);
    await backend.stop();
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<object>(
      'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
    await expect(client.query("select pg_read_file('/etc/passwd')")).rejects.toThrow('permission denied');
    await client.end();
  });

  it('gives a statement up after half a minute, but for those that make or replace all data', async () => {
    const { db, close } = await openDatabase({ kind: 'server', connections: 2, url });
    const limitOf = (on: typeof db) => selectRows<object>(on, sql`show statement_timeout`);
    expect(await limitOf(db)).toEqual([{ statement_timeout: '30s' }]);
    expect(await inTurn(db, limitOf)).toEqual([{ statement_timeout: '0' }]);
    expect(await limitOf(db)).toEqual([{ statement_timeout: '30s' }]);
    await close();
  });
});
