/** How many texts are remembered; of more than that, hardly any is one that comes again. */
const MOST = 20_000;

const known = new Map<string, string>();

/**
 * The same text as one that was given before, where there was one: what is parsed makes a new one each time. Dates and
 * times that come with every row of a long list are then in memory once.
 */
export function interned(text: string): string {
  const same = known.get(text);
  if (same !== undefined) return same;
  if (known.size >= MOST) known.clear();
  known.set(text, text);
  return text;
}
