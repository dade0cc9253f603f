/** The entries of a record but the one of this key. */
export function without<Value>(record: Readonly<Record<string, Value>>, dropped: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== dropped));
}
