/** How the clock of this computer compares with that of a service. */
export interface ClockComparison {
  /** What the clock of this computer showed. */
  here: Date;
  /** What that of the service showed, where it was more than five minutes off; `null` where both agree. */
  there: Date | null;
}

/** Milliseconds that two clocks may differ by without anybody being told. */
const TOLERATED_MS = 5 * 60_000;

let known: ClockComparison | null = null;
let tell: (comparison: ClockComparison) => void = () => undefined;

/** Calls one listener with what is known, and whenever the clocks come to agree or to differ. */
export function whenClocksCompared(listener: typeof tell): void {
  tell = listener;
  if (known) tell(known);
}

/**
 * Compares the clock of this computer with the `Date` of an answer, where the page may read that: it was written
 * between the call, so many milliseconds ago, and now.
 */
export function compareClocks(date: unknown, millisecondsAgo: number): void {
  const there = Date.parse(String(date));
  if (Number.isNaN(there)) return;
  const here = Date.now();
  const isOff = there < here - millisecondsAgo - TOLERATED_MS || there > here + TOLERATED_MS;
  const isNews = known === null || isOff !== (known.there !== null);
  known = { here: new Date(here), there: isOff ? new Date(there) : null };
  if (isNews) tell(known);
}
