import { and, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';

import { wrongGuesses } from './accountTables';
import type { Database } from './client';

const { key, count, expires_at } = wrongGuesses;

/** All processes go by the clock of the database. */
const now = sql`now()`;
const inFiveMinutes = sql`now() + interval '5 minutes'`;
const secondsLeft = sql<number>`ceil(extract(epoch from ${expires_at} - now()))::int`;

/** How many wrong guesses are allowed within five minutes; guesses with the same key are counted together. */
export interface GuessLimit {
  key: string;
  max: number;
}

/** How many seconds the next guess has to wait: 0 as long as the limit is not used up. */
export async function secondsToWait(db: Database, limit: GuessLimit): Promise<number> {
  const isUsedUp = and(eq(key, limit.key), gte(count, limit.max), gt(expires_at, now));
  const [found] = await db.select({ seconds: secondsLeft }).from(wrongGuesses).where(isUsedUp);
  return found?.seconds ?? 0;
}

/**
 * Counts a wrong guess in one statement, so that processes never miss each other's guesses. Returns how many seconds it
 * should have waited: 0 where the limit allowed it.
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

/** Deletes the counts whose five minutes are over, but for those that another process is changing just now. */
export async function forgetOldGuesses(db: Database): Promise<void> {
  const old = db.select({ key }).from(wrongGuesses).where(lte(expires_at, now)).for('update', { skipLocked: true });
  await db.delete(wrongGuesses).where(inArray(key, old));
}
