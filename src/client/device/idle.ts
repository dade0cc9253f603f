/**
 * Resolves once the browser has nothing else to do, or after so many milliseconds; at once where it does not tell, as
 * Safari.
 */
export function untilIdle(atMostMs?: number): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return Promise.resolve();
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), atMostMs === undefined ? {} : { timeout: atMostMs });
  });
}
