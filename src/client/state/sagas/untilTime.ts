import { CANCEL } from 'redux-saga';

/**
 * How often the clock is looked at, for a timer stands still while the computer sleeps and the clock goes on: after a
 * hundredth of what is left, within these bounds.
 */
const LOOK_EVERY_MS = { least: 500, most: 300_000 };

/**
 * Resolves once the clock of this computer has come to a moment, in milliseconds since 1970. Where the clock is turned
 * back meanwhile, the moment goes back by as much: at 10:00 for 10:05, set back to 9:00, it is reached at 9:05.
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
      else timer = setTimeout(look, untilNextLook(at - now));
    };
    look();
  });
  return Object.assign(reached, { [CANCEL]: () => clearTimeout(timer) });
}

function untilNextLook(left: number): number {
  const { least, most } = LOOK_EVERY_MS;
  return Math.min(left, most, Math.max(least, left / 100));
}
