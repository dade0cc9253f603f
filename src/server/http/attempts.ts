import type { FastifyRequest } from 'fastify';

import type { Database } from '../db/client';
import { countWrongGuess, forgetOldGuesses, secondsToWait } from '../db/wrongGuesses';
import { tooMany } from './errors';

/** How often a secret may be guessed wrong before further guesses have to wait. */
interface AttemptLimit {
  max: number;
  /** Whose guesses are counted together; keys of different secrets must differ. */
  keyOf: (request: FastifyRequest) => string;
}

/**
 * Makes the judge of a secret that can be guessed: wrong guesses, which are those judged `undefined`, are counted by
 * every limit, good ones are free, and after too many the answer is 429. The counts are in the database, so that all
 * processes share them. The narrowest limit comes first: a guess that it refuses is not counted by the others.
 */
export function limitAttempts(db: Database, limits: readonly AttemptLimit[], refusal: string) {
  let previous: Promise<unknown> = Promise.resolve();

  async function attempt<Good>(request: FastifyRequest, judge: () => Promise<Good | undefined>) {
    await requireRoom(request, secondsToWait);
    const good = await judge();
    // Others may have guessed meanwhile, in another process: what counts is who is done first.
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

  // A process judges one guess after another, so that a flood of guesses costs no more than those that are allowed.
  return <Good>(request: FastifyRequest, judge: () => Promise<Good | undefined>): Promise<Good | undefined> => {
    const judged = previous.then(() => attempt(request, judge));
    previous = judged.catch(() => undefined);
    return judged;
  };
}
