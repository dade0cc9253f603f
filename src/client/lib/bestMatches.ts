import { folded, searchTest, searchWords } from '#contract/text/fold';

/** As many of a kind are shown at once. */
export const MOST_OF_A_KIND = 5;

/** By what things are found. */
interface Called<Thing> {
  /** The name of a thing: a word of the search may stand anywhere in it. */
  nameOf: (thing: Thing) => string;
  /** Its other names: a word of the search begins one of their words. */
  alsoOf?: (thing: Thing) => string;
}

/**
 * The things of which the names have every word of a search, at most five; those whose own name begins with what was
 * typed come first.
 */
export function bestMatches<Thing>(
  things: Iterable<Thing>,
  typed: string,
  { nameOf, alsoOf = () => '' }: Called<Thing>,
): Thing[] {
  const words = searchWords(typed).map((word) => ({ word, isIn: searchTest(word) }));
  const beginning = words.map(({ word }) => word).join(' ');
  const [first, others]: [Thing[], Thing[]] = [[], []];
  for (const thing of things) {
    const name = folded(nameOf(thing));
    const also = ` ${folded(alsoOf(thing))}`;
    const isFound = words.every(({ word, isIn }) => isIn(name) || also.includes(` ${word}`));
    if (isFound) (name.startsWith(beginning) ? first : others).push(thing);
    if (first.length >= MOST_OF_A_KIND) break;
  }
  return [...first, ...others].slice(0, MOST_OF_A_KIND);
}

/** What is left of a search without the words that stand in a text: of `hours aisha` beside `Add hours`, `aisha`. */
export function withoutWordsOf(typed: string, text: string): string {
  const said = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return searchWords(typed)
    .filter((word) => !said.some((one) => one.startsWith(word)))
    .join(' ');
}
