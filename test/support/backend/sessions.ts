import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** The part of a query that selects from all sessions of a database but the one that asks. */
export const OTHER_SESSIONS = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** Waits until so many other sessions fulfil a condition; a transaction sees a change only when it looks anew. */
export async function untilSessions(client: Client, count: number, condition: string): Promise<void> {
  await client.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await client.query(`select ${OTHER_SESSIONS} and ${condition}`);
  if (rowCount === count) return;
  await pause(10);
  return untilSessions(client, count, condition);
}

/** The condition of `untilSessions` that a session waits for a lock. */
export const IS_WAITING = "wait_event_type = 'Lock'";
