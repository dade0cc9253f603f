import { startPostgres, type PostgresServer } from './postgres';

declare global {
  var postgresUnderTest: PostgresServer | undefined;
}

/** Starts PostgreSQL for the whole run; where that cannot be, says why, and the tests are skipped. */
export default async function setUp(): Promise<void> {
  const started = await startPostgres();
  if ('reason' in started) {
    process.stdout.write(`\nThe backend tests are not repeated on PostgreSQL: ${started.reason}\n`);
    return;
  }
  globalThis.postgresUnderTest = started;
  process.env.POSTGRES_UNDER_TEST = started.url;
}
