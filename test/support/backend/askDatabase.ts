import { execFileSync } from 'node:child_process';
import { Client } from 'pg';

import type { TestDatabase } from './testDatabase';

/** Makes a statement in a database and returns its rows; one in a folder must have no server just now. */
export async function askDatabase<Row>({ env }: Pick<TestDatabase, 'env'>, statement: string): Promise<Row[]> {
  if (env.DATABASE_URL === undefined) return askFolder<Row>(env, statement);
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows as Row[];
}

/** The embedded database does not run inside Jest. */
function askFolder<Row>(env: Record<string, string>, statement: string): Row[] {
  const program = ['--import', 'tsx', 'test/support/backend/askFolder.ts', statement];
  const answer = execFileSync(process.execPath, program, { env: { ...process.env, ...env }, encoding: 'utf8' });
  return JSON.parse(answer) as Row[];
}
