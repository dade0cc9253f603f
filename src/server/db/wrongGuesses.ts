import { and, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';

import { wrongGuesses } from './accountTables';
import type { Database } from './client';

const { key, count, expires_at, wait_until } = wrongGuesses;

/** All processes go by the clock of the database. */
const now = sql`now()`;
/** Nobody has to wait, nor has one whose guess began before the one that was counted before it. */
const LONG_AGO = sql`to_timestamp(0)`;
const secondsLeft = sql<number>`ceil(extract(epoch from ${wait_until} - now()))::int`;

/** How wrong guesses with the same key are counted together. */
export interface GuessLimit {
  key: string;
  /** How many are free. */
  max: number;
  /** For how many seconds they are remembered, from the first one on; where waits grow, from the last one on. */
  seconds: number;
  /** The seconds to wait after the last free one; twice as many after each further one, up to a longest. */
  growing?: { first: number; longest: number };
}

/** How many seconds the next guess has to wait: 0 as long as the limit is not used up. */
export async function secondsToWait(db: Database, limit: GuessLimit): Promise<number> {
  const isWaiting = and(eq(key, limit.key), gt(wait_until, now));
  const [found] = await db.select({ seconds: secondsLeft }).from(wrongGuesses).where(isWaiting);
  return found?.seconds ?? 0;
}

/**
 * Counts a wrong guess in one transaction, so that processes never miss each other's guesses. Returns how many seconds
 * it should have waited: 0 where the limit allowed it.
 */
export async function countWrongGuess(db: Database, limit: GuessLimit): Promise<number> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ seconds: secondsLeft })
      .from(wrongGuesses)
      .where(eq(key, limit.key))
      .for('update');
    await tx.execute(countingOf(limit));
    return Math.max(0, before?.seconds ?? 0);
  });
}

function countingOf({ key: counted, max, seconds, growing }: GuessLimit): SQL {
  const later = sql`now() + make_interval(secs => ${seconds})`;
  const isOver = sql`guesses.expires_at <= now()`;
  const next = sql`(case when ${isOver} then 1 else guesses.count + 1 end)`;
  const ends = growing ? later : sql`(case when ${isOver} then ${later} else guesses.expires_at end)`;
  const waits = growing
    ? sql`now() + make_interval(secs => least(${growing.longest}::float8,
        ${growing.first}::float8 * power(2, least(${next} - ${max}::int, 30))))`
    : ends;
  return sql`
    insert into wrong_guesses as guesses (key, count, expires_at, wait_until)
    values (${counted}, 1, ${later}, ${LONG_AGO})
    on conflict (key) do update set
      count = ${next},
      expires_at = ${ends},
      wait_until = case when ${next} >= ${max}::int then ${waits} else ${LONG_AGO} end`;
}

/** How many wrong guesses are remembered. */
export async function countOf(db: Database, counted: string): Promise<number> {
  const isMeant = and(eq(key, counted), gt(expires_at, now));
  const [found] = await db.select({ count }).from(wrongGuesses).where(isMeant);
  return found?.count ?? 0;
}

/** Deletes the counts whose time is over, but for those that another process is changing just now. */
export async function forgetOldGuesses(db: Database): Promise<void> {
  const old = db.select({ key }).from(wrongGuesses).where(lte(expires_at, now)).for('update', { skipLocked: true });
  await db.delete(wrongGuesses).where(inArray(key, old));
}
