/**
 * Compares names as a language orders them, whatever that of the browser, and numbers in them by their value: `Room 2`
 * before `Room 10`.
 */
export function namesIn(language: string): (one: string, other: string) => number {
  return new Intl.Collator(language, { numeric: true }).compare;
}
