import fc from 'fast-check';
import { randomInt } from 'node:crypto';

/** How often, and from which seed, `npm run chaos` tries a property, and how often at most `npm run mutants` does. */
const { CHAOS_RUNS, CHAOS_SEED, MUTANT_RUNS } = process.env;

/** A usual run plays the same each time: when it is red, what was changed since it was green is to blame. */
const USUAL_SEED = 20_261_121;

/** Before Jest gives a test up, which would not say what was found. */
const STOP_MS = 100_000;

/**
 * How often chance tries a property: so often in a usual run of the tests, and as often as `npm run chaos` says. That
 * has another seed each time and prints it, for it repeats the run. A usual run fails in time, with the smallest
 * example found by then.
 */
export function runs(usual: number): { numRuns: number; seed?: number; plugins?: fc.Plugin<unknown>[] } {
  if (!CHAOS_RUNS) {
    const plugins = [fc.interruptAfterTimeLimit(STOP_MS, { failOnInterrupt: true })];
    return { numRuns: Math.min(usual, Number(MUTANT_RUNS ?? usual)), seed: USUAL_SEED, plugins };
  }
  const seed = Number(CHAOS_SEED ?? randomInt(2 ** 31));
  process.stdout.write(`${expect.getState().currentTestName ?? ''}: seed ${seed}\n`);
  return { numRuns: Math.max(usual, Number(CHAOS_RUNS)), seed };
}
