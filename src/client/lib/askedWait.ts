const YEAR_MS = 366 * 24 * 3_600_000;

/**
 * Milliseconds that a `Retry-After` header asks to wait: a number of seconds, or a date, which counts from the time of
 * the service where its `Date` can be read. `null` of none, and of what has passed already.
 */
export function askedWaitMs(retryAfter: string, date: string): number | null {
  const told = retryAfter.trim();
  const until = told.includes(':') ? Date.parse(told) : NaN;
  const ms = /^\d+$/.test(told) ? Number(told) * 1000 : until - (Date.parse(date) || Date.now());
  return ms > 0 ? Math.min(ms, YEAR_MS) : null;
}
