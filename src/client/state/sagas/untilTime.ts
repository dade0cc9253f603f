import { CANCEL } from 'redux-saga';

/** How often the clock is looked at: a timer stands still while the computer sleeps, the clock goes on. */
const LOOK_EVERY_MS = 500;

/** How often it is while the moment is more than a minute away. */
const SELDOM_MS = 30_000;

/**
 * Resolves once the clock of this computer has come to a moment, in milliseconds since 1970. A clock that is turned
 * back meanwhile takes the moment along.
 */
export function untilTime(moment: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reached = new Promise<void>((resolve) => {
    let [at, seen] = [moment, Date.now()];
    const look = () => {
      const now = Date.now();
      if (now < seen) at -= seen - now;
      seen = now;
      if (now >= at) resolve();
      else timer = setTimeout(look, at - now > 2 * SELDOM_MS ? SELDOM_MS : Math.min(at - now, LOOK_EVERY_MS));
    };
    look();
  });
  return Object.assign(reached, { [CANCEL]: () => clearTimeout(timer) });
}
