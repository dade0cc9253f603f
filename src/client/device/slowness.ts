/** Milliseconds from an interaction to its next paint beyond which people feel that they wait. */
const SLOW_MS = 100;

/** Milliseconds for which a page that was slow once is taken to be slow still. */
const STILL_SLOW_MS = 60_000;

let lastSlowAt = -Infinity;

/** Notes from now on how long the page takes to answer; in a browser that does not tell, it is never slow. */
export function listenForSlowness(): void {
  const note = (list: PerformanceObserverEntryList) => {
    for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) lastSlowAt = startTime + duration;
    }
  };
  // A browser that does not know the entries ignores them.
  new PerformanceObserver(note).observe(slowEvents);
}

/** `durationThreshold` is not among the types of TypeScript yet. */
const slowEvents: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: SLOW_MS,
};

/** Whether an interaction has taken long of late: on a slow machine, or while much goes on. */
export function isSlow(): boolean {
  return performance.now() - lastSlowAt < STILL_SLOW_MS;
}
