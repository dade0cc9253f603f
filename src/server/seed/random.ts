/** A source of chance that repeats itself for the same seed, so that the demo data is the same everywhere. */
export interface Chance {
  /** A whole number from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
  /** True in so many cases of a hundred. */
  percent: (share: number) => boolean;
  /** One of the items. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** One of the keys, each as often as its weight says. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key;
}

/** Makes a source of chance (mulberry32). */
export function makeChance(seed: number): Chance {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  return {
    between,
    percent: (share) => fraction() * 100 < share,
    pick: <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item,
    weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => {
      const entries = Object.entries(weights) as [Key, number][];
      let left = fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0];
      if (!found) throw new Error('Nothing to choose from');
      return found[0];
    },
  };
}
