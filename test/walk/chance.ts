import fc from 'fast-check';

/** What chance decides: the same for the same seed, one decision after another. */
export interface Chance {
  /** A whole number from nothing to below `count`. */
  below: (count: number) => number;
  /** Whether something happens that does so in this share of the cases. */
  happens: (share: number) => boolean;
  /** One of several. */
  oneOf: <Thing>(things: readonly Thing[]) => Thing;
  /** One of several, each as likely as its weight says. */
  weighted: <Thing>(things: readonly (readonly [Thing, weight: number])[]) => Thing;
}

/** How finely a share is told. */
const FINE = 1_000_000;

/** Chance that begins at a seed. */
export function chanceOf(seed: number): Chance {
  const [draw] = fc.sample(fc.noBias(fc.gen()), { seed, numRuns: 1 });
  if (!draw) throw new Error('There is no chance');
  const below = (count: number) => draw(fc.nat, count - 1);
  const weighted = <Thing>(things: readonly (readonly [Thing, number])[]) => {
    const all = things.reduce((sum, [, weight]) => sum + weight, 0);
    let left = (below(FINE) / FINE) * all;
    const found = things.find(([, weight]) => (left -= weight) < 0) ?? things.at(-1);
    if (!found) throw new Error('There is nothing to choose from');
    return found[0];
  };
  return {
    below,
    happens: (share) => below(FINE) < share * FINE,
    oneOf: (things) => weighted(things.map((thing) => [thing, 1] as const)),
    weighted,
  };
}
