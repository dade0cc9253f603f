/** Compares ids by the place that somebody has given them; what has none comes after them, by `otherwise`. */
export function comparedBy(order: readonly string[], otherwise: (one: string, other: string) => number) {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? order.length;
  return (one: string, other: string) => placeOf(one) - placeOf(other) || otherwise(one, other);
}

/** All ids with one of them moved to the place of its neighbour among those that are shown; the others keep theirs. */
export function movedAmong(all: readonly string[], shown: readonly string[], id: string, by: 1 | -1): string[] {
  const neighbour = shown[shown.indexOf(id) + by];
  const others = all.filter((one) => one !== id);
  const at = neighbour === undefined ? -1 : others.indexOf(neighbour);
  if (at < 0) return [...all];
  const place = by === 1 ? at + 1 : at;
  return [...others.slice(0, place), id, ...others.slice(place)];
}
