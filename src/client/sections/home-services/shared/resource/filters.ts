/**
 * A filter as a query string, the same for the same filter; a parameter that is empty narrows nothing and is left
 * out.
 */
export function queryOf(filter: object): string {
  const pairs = Object.entries(filter).map(([name, value]): [string, string] => [name, String(value ?? '')]);
  return new URLSearchParams(pairs.filter(([, value]) => value !== '').sort()).toString();
}

/** The filter that a query string says; its values are texts. */
export function filterOf(query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(query));
}
