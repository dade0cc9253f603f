/** A record of the value that each key has. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** What a record has under a key from outside: nothing of what every object has, such as `constructor`. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The entries of a record but the one of this key. */
export function without<Value>(record: Readonly<Record<string, Value>>, dropped: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== dropped));
}

/**
 * What a form sends: an empty text is `null` where it was that before, for nobody has touched it (decisions: sending).
 */
export function nullsKept<Sent extends object>(
  sent: Sent | { [Name in keyof Sent]: Sent[Name] | null },
  before: object | null | undefined,
): Sent {
  const known: Record<string, unknown> = { ...before };
  const kept = Object.entries(sent).map(([name, value]: [string, unknown]) => [
    name,
    value === '' && known[name] === null ? null : value,
  ]);
  return Object.fromEntries(kept) as Sent;
}

/** Whether a value of unknown origin is an object or a list, so that its fields can be looked at. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
