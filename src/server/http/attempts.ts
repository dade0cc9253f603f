import type { FastifyInstance, FastifyRequest } from 'fastify';

import { tooMany } from './errors';

/** How often a secret may be guessed wrong before further guesses have to wait. */
interface AttemptLimit {
  max: number;
  /** Whose guesses are counted together; keys of different secrets must differ. */
  keyOf: (request: FastifyRequest) => string;
}

const WINDOW_MS = 5 * 60 * 1000;

/**
 * Makes the judge of a secret that can be guessed: wrong guesses, which are those judged `undefined`, are counted by
 * every limit, good ones are free, and after too many the answer is 429. Guesses are judged one after another, so that
 * many at once are counted like many in a row.
 */
export function limitAttempts(app: FastifyInstance, limits: readonly AttemptLimit[], refusal: string) {
  const counters = limits.map(({ max, keyOf }) =>
    app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: keyOf }),
  );
  let previous: Promise<unknown> = Promise.resolve();

  async function attempt<Good>(request: FastifyRequest, judge: () => Promise<Good | undefined>) {
    for (const count of counters) {
      const state = await count(request, { increment: false });
      if (!state.isAllowed && state.remaining === 0) throw tooMany(refusal, state.ttlInSeconds);
    }
    const good = await judge();
    if (good === undefined) for (const count of counters) await count(request);
    return good;
  }

  return <Good>(request: FastifyRequest, judge: () => Promise<Good | undefined>): Promise<Good | undefined> => {
    const judged = previous.then(() => attempt(request, judge));
    previous = judged.catch(() => undefined);
    return judged;
  };
}
