import { untilIdle } from './idle';

/** Milliseconds since the page was asked for that the first screen, and what is done in it, get to themselves. */
export const FIRST_SECONDS_MS = 3000;

/** What Chromium tells of the line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

let tellStanding: () => void;
const standing = new Promise<void>((resolve) => {
  tellStanding = resolve;
});

/** Says that whatever the first screen has asked for has come, or cannot be had. */
export function firstScreenStands(): void {
  tellStanding();
}

/** Resolves once the first screen stands; on a slow machine its seconds are over before it does. */
export async function untilFirstScreen(): Promise<void> {
  await standing;
}

/**
 * Fetches a piece of code once the first screen stands and has had its time, and the browser has nothing else to do.
 * Where it cannot be fetched, whoever needs it tries again.
 *
 * @returns what gives it up before
 */
export function afterFirstSeconds(load: () => Promise<unknown>): () => void {
  let isGivenUp = false;
  const fetchOnceIdle = async () => {
    await untilFirstScreen();
    await untilIdle();
    if (!isGivenUp) load().catch(() => undefined);
  };
  const timer = setTimeout(() => void fetchOnceIdle(), Math.max(0, FIRST_SECONDS_MS - performance.now()));
  return () => {
    isGivenUp = true;
    clearTimeout(timer);
  };
}

/** The same for what is wanted sooner or later, or never: nothing is fetched where the line is slow or metered. */
export function aheadOfNeed(load: () => Promise<unknown>): () => void {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType !== '4g' ? () => undefined : afterFirstSeconds(load);
}
