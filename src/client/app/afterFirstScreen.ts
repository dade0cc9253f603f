/** Milliseconds that the first screen gets to itself. */
export const FIRST_SCREEN_MS = 1000;

/**
 * Fetches a piece of code that the first screen does not need, once that has had its time. Where it cannot be fetched,
 * whoever needs it tries again.
 *
 * @returns what gives it up before
 */
export function afterFirstScreen(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => {
    load().catch(() => undefined);
  }, FIRST_SCREEN_MS);
  return () => clearTimeout(timer);
}
