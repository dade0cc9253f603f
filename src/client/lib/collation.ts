/**
 * Compares names as a language orders them, whatever that of the browser, and numbers in them by their value: `Room 2`
 * before `Room 10`.
 */
export function namesIn(language: string): (one: string, other: string) => number {
  return new Intl.Collator(language, { numeric: true }).compare;
}

/** Things by their names as a language orders them; those without a name are left out. */
export function byName<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string | null | undefined,
  language: string,
): Thing[] {
  const compare = namesIn(language);
  const named = things.flatMap((thing) => {
    const name = nameOf(thing);
    return name ? [{ thing, name }] : [];
  });
  return named.sort((one, other) => compare(one.name, other.name)).map(({ thing }) => thing);
}
