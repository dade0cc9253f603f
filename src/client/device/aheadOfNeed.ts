/** Milliseconds since the page was asked for that the first screen, and what is done in it, get to themselves. */
export const FIRST_SECONDS_MS = 3000;

/** What Chromium tells of the line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches a piece of code once the first screen has had its time and the browser has nothing else to do. Where it
 * cannot be fetched, whoever needs it tries again.
 *
 * @returns what gives it up before
 */
export function afterFirstSeconds(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(
    () => {
      // Safari has no such callback.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchIt);
      else fetchIt();
    },
    Math.max(0, FIRST_SECONDS_MS - performance.now()),
  );
  const fetchIt = () => {
    load().catch(() => undefined);
  };
  return () => clearTimeout(timer);
}

/** The same for what is wanted sooner or later, or never: nothing is fetched where the line is slow or metered. */
export function aheadOfNeed(load: () => Promise<unknown>): () => void {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType !== '4g' ? () => undefined : afterFirstSeconds(load);
}
