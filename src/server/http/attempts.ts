import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '../db/client';
import { countOf, countWrongGuess, forgetOldGuesses, secondsToWait, type GuessLimit } from '../db/wrongGuesses';
import { tooMany } from './errors';
import { makeLanes, makePlaces } from './lanes';

/** How guesses at a secret are judged. */
interface Guessing {
  /** Guesses of the same lane are judged one after the other. */
  lane: string;
  /** What refuses a guess; the narrowest comes first, because what one refuses does not count for those after it. */
  limits: readonly GuessLimit[];
  /** What slows guesses down after so many free ones, and never refuses one. */
  slowing?: { key: string; free: number };
  /** Whether it is judged before those that have waited longer. */
  isFirst?: boolean;
}

/** Judging is hashing, which keeps a processor busy: one is left for all else, and so is one of Node's four threads. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
const MOST_WAITING = 100;
const MOST_WAITING_OF_LANE = 30;
const SECONDS_OF_JUDGING = 5;
const SLOWED_FOR_SECONDS = 3600;
const SLOWEST_SECONDS = 8;

/** After how many seconds a guess is judged that comes after so many wrong ones. */
export const slowness = (wrong: number, free: number) => Math.min(SLOWEST_SECONDS, Math.max(0, wrong - free));

/**
 * Makes a function that judges guesses at a secret, of which `undefined` is wrong, and answers 429 after too many wrong
 * ones; all processes share the counts in the database.
 */
export function limitAttempts(db: Database, refusal: string) {
  const lanes = makeLanes(MOST_WAITING_OF_LANE);
  const places = makePlaces(AT_ONCE);

  async function attempt<Good>(guessing: Guessing, judge: () => Promise<Good | undefined>) {
    const { limits, slowing, isFirst = false } = guessing;
    requirePlace(isFirst);
    await requireRoom(limits, secondsToWait);
    if (slowing) await pause(1000 * slowness(await countOf(db, slowing.key), slowing.free));
    requirePlace(isFirst);
    const good = await places.work(judge, isFirst);
    // Other processes may have used up the limit meanwhile: a guess counts when it is judged, not when it comes in.
    await requireRoom(limits, good === undefined ? countWrongGuess : secondsToWait);
    if (good === undefined) await countAsSlowing(slowing);
    return good;
  }

  /** Asks before the database is asked too: guesses that cannot be judged cost it nothing. */
  function requirePlace(isFirst: boolean): void {
    if (!isFirst && places.waiting() >= MOST_WAITING) throw tooMany(refusal, SECONDS_OF_JUDGING);
  }

  async function requireRoom(limits: Guessing['limits'], ask: typeof secondsToWait): Promise<void> {
    for (const limit of limits) {
      const seconds = await ask(db, limit);
      if (seconds > 0) throw tooMany(refusal, seconds);
    }
  }

  async function countAsSlowing(slowing: Guessing['slowing']): Promise<void> {
    const growing = { first: 0, longest: 0 };
    if (slowing)
      await countWrongGuess(db, { key: slowing.key, max: slowing.free, seconds: SLOWED_FOR_SECONDS, growing });
    await forgetOldGuesses(db);
  }

  return <Good>(guessing: Guessing, judge: () => Promise<Good | undefined>): Promise<Good | undefined> => {
    const judged = lanes.inTurn(guessing.lane, () => attempt(guessing, judge));
    if (!judged) throw tooMany(refusal, SECONDS_OF_JUDGING);
    return judged;
  };
}
