/** Things by a key, each group in the order of the list; `Map.groupBy` of the language, which older browsers lack. */
export function groupBy<One, Key>(list: Iterable<One>, keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of list) addToGroup(groups, keyOf(one), one);
  return groups;
}

/** The same where a thing may belong to several groups. */
export function groupByEach<One, Key>(list: Iterable<One>, keysOf: (one: One) => Iterable<Key>): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of list) for (const key of keysOf(one)) addToGroup(groups, key, one);
  return groups;
}

/** Puts a thing behind those of its group that are there. */
export function addToGroup<One, Key>(groups: Map<Key, One[]>, key: Key, one: One): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}
