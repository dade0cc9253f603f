import type { FastifyRequest } from 'fastify';

import type { Database } from '../db/client';
import { countWrongGuess, forgetOldGuesses, secondsToWait } from '../db/wrongGuesses';
import { tooMany } from './errors';

/** How many wrong guesses are allowed within five minutes. */
interface AttemptLimit {
  max: number;
  /** Whose guesses are counted together; keys of different secrets must differ. */
  keyOf: (request: FastifyRequest) => string;
}

/**
 * Makes a function that judges guesses at a secret, of which `undefined` is wrong, and answers 429 after too many wrong
 * ones; all processes share the counts in the database. The narrowest limit comes first, because a guess that one limit
 * refuses does not count for those after it.
 */
export function limitAttempts(db: Database, limits: readonly AttemptLimit[], refusal: string) {
  let previous: Promise<unknown> = Promise.resolve();

  async function attempt<Good>(request: FastifyRequest, judge: () => Promise<Good | undefined>) {
    await requireRoom(request, secondsToWait);
    const good = await judge();
    // Other processes may have used up the limit meanwhile: a guess counts when it is judged, not when it comes in.
    await requireRoom(request, good === undefined ? countWrongGuess : secondsToWait);
    if (good === undefined) await forgetOldGuesses(db);
    return good;
  }

  async function requireRoom(request: FastifyRequest, ask: typeof secondsToWait): Promise<void> {
    for (const { max, keyOf } of limits) {
      const seconds = await ask(db, { key: keyOf(request), max });
      if (seconds > 0) throw tooMany(refusal, seconds);
    }
  }

  // One guess is judged after another, so that a flood of guesses costs no more hashing than the limits allow.
  return <Good>(request: FastifyRequest, judge: () => Promise<Good | undefined>): Promise<Good | undefined> => {
    const judged = previous.then(() => attempt(request, judge));
    previous = judged.catch(() => undefined);
    return judged;
  };
}
