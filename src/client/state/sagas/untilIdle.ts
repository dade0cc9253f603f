import { yieldToBrowser } from './yieldToBrowser';

/** Milliseconds after which what waits for an idle browser goes on all the same. */
const PATIENCE_MS = 500;

/**
 * Resolves once the browser has nothing else to do, such as to finish a drawing that is made in parts: for what would
 * otherwise change the store under it, and have it made anew in one piece.
 */
export function untilIdle(): Promise<void> {
  // Safari has no such callback.
  if (!('requestIdleCallback' in globalThis)) return yieldToBrowser();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS }));
}
