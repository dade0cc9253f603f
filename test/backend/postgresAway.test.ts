import { Client } from 'pg';

import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { startPostgres, type PostgresServer } from '#test/support/backend/postgres';
import { IS_WAITING, OTHER_SESSIONS } from '#test/support/backend/sessions';
import { callEverything, expectToldSafely, tokensOf } from '#test/support/backend/toldByLog';

/** A PostgreSQL server of its own, because it is going to be stopped. */
describe('a PostgreSQL server that goes is told of without a word about people', () => {
  let postgres: PostgresServer;
  let backend: Backend;
  let client: Client;
  let tokens: Awaited<ReturnType<typeof tokensOf>>;
  let secret: string;
  beforeAll(async () => {
    const started = await startPostgres();
    if ('reason' in started) throw new Error(started.reason);
    postgres = started;
    const database = {
      args: ['--demo', '--appointments', '10'],
      env: { DATABASE_URL: postgres.url },
      drop: () => Promise.resolve(),
    };
    backend = await startBackend({ database });
    tokens = await tokensOf(backend);
    client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ value: string }>('select value from server_settings');
    secret = rows[0]?.value ?? '';
    expect(secret.length).toBeGreaterThan(40);
  });
  afterAll(() => backend.stop());

  it('during any call', async () => {
    const { length } = backend.output();
    const { rows } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(tablename), ', ') as names from pg_tables
       where schemaname = 'public' and tablename not in ('users', 'server_settings')`,
    );
    await client.query('begin');
    await client.query(`lock table ${rows[0]?.names ?? ''} in access exclusive mode`);
    const calls: { areAnswered: boolean } = { areAnswered: false };
    const answers = callEverything(backend, tokens).finally(() => (calls.areAnswered = true));
    while (!calls.areAnswered) {
      await client.query('select pg_stat_clear_snapshot()');
      await client.query(`select pg_terminate_backend(pid) ${OTHER_SESSIONS} and ${IS_WAITING}`);
    }
    await client.query('rollback');
    expect(await answers).toEqual([]);
    expectToldSafely(backend.output().slice(length), secret);
  });

  it('before any call', async () => {
    await client.end();
    await postgres.stop();
    const { length } = backend.output();
    expect(await callEverything(backend, tokens)).toEqual([]);
    expectToldSafely(backend.output().slice(length), secret);
  });
});
