/** Resolves once the browser has nothing else to do; at once where it does not tell, as Safari. */
export function untilIdle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return Promise.resolve();
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve());
  });
}
