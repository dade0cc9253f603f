/** Numbers of the screen that name the same thing, each with where it was read. */
export interface Named {
  what: string;
  readings: readonly (readonly [where: string, number: number])[];
}

/** What is told of things whose numbers differ. */
export function disagreements(named: readonly Named[]): string[] {
  return named
    .filter(({ readings }) => new Set(readings.map(([, number]) => number)).size > 1)
    .map(({ what, readings }) => `${what}: ${readings.map(([where, number]) => `${where} ${number}`).join(', ')}`);
}

/** Runs in the page. */
export function numbersInPage(): Named[] {
  return [];
}
