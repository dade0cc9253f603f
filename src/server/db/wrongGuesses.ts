import { and, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';

import { wrongGuesses } from './accountTables';
import type { Database } from './client';

const { key, count, expires_at } = wrongGuesses;

/** The clock of the database is the clock of all processes. */
const now = sql`now()`;
const inFiveMinutes = sql`now() + interval '5 minutes'`;
const secondsLeft = sql<number>`ceil(extract(epoch from ${expires_at} - now()))::int`;

/** How often those whose guesses are counted together may guess wrong within five minutes. */
export interface GuessLimit {
  key: string;
  max: number;
}

/** The seconds until there may be another guess, or 0 where there may be one at once. */
export async function secondsToWait(db: Database, limit: GuessLimit): Promise<number> {
  const isUsedUp = and(eq(key, limit.key), gte(count, limit.max), gt(expires_at, now));
  const [found] = await db.select({ seconds: secondsLeft }).from(wrongGuesses).where(isUsedUp);
  return found?.seconds ?? 0;
}

/**
 * Counts a wrong guess in one statement, so that no guess of another process is missed. Returns 0 where it was allowed,
 * or the seconds until there may be another guess where others had used up the limit before.
 */
export async function countWrongGuess(db: Database, limit: GuessLimit): Promise<number> {
  const isOver = lte(expires_at, now);
  const [counted] = await db
    .insert(wrongGuesses)
    .values({ key: limit.key, count: 1, expires_at: inFiveMinutes })
    .onConflictDoUpdate({
      target: key,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        expires_at: sql`case when ${isOver} then excluded.expires_at else ${expires_at} end`,
      },
    })
    .returning({ count, seconds: secondsLeft });
  return counted && counted.count > limit.max ? counted.seconds : 0;
}

/** Forgets the counts whose time is over, but for those that another process is just changing. */
export async function forgetOldGuesses(db: Database): Promise<void> {
  const old = db.select({ key }).from(wrongGuesses).where(lte(expires_at, now)).for('update', { skipLocked: true });
  await db.delete(wrongGuesses).where(inArray(key, old));
}
