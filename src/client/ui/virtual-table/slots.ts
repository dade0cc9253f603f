/** One element for a row, and the key of the row that it shows. */
export interface RowSlot {
  id: number;
  key: string;
}

/**
 * Gives every row that is to be drawn an element, in the order in which they stand in the page: a row keeps the element
 * that it had, and another takes one whose row is no longer drawn before a new one is made.
 *
 * @param keys of the rows to draw, in their order
 * @param canBeTaken whether the element of a row may go to another
 */
export function assignSlots(
  before: readonly RowSlot[],
  keys: readonly string[],
  canBeTaken: (key: string) => boolean,
): RowSlot[] {
  const drawn = new Set(keys);
  const known = new Set(before.map(({ key }) => key));
  const added = keys.filter((key) => !known.has(key));
  const kept = before.flatMap(({ id, key }) => {
    if (drawn.has(key)) return [{ id, key }];
    const next = canBeTaken(key) ? added.shift() : undefined;
    return next === undefined ? [] : [{ id, key: next }];
  });
  const unused = before.reduce((highest, { id }) => Math.max(highest, id), -1) + 1;
  return [...kept, ...added.map((key, index) => ({ id: unused + index, key }))];
}

/** The same elements in the order of their rows. */
export function inOrder(slots: readonly RowSlot[], keys: readonly string[]): RowSlot[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  return [...slots].sort((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
}
