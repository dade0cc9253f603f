import { yieldToBrowser } from './yieldToBrowser';

/** Milliseconds of work without a pause. */
const WORK_MS = 12;

/** Makes what lets the browser draw where enough work was done since it last could; tells whether it did. */
export function pausing(): () => Promise<boolean> | false {
  let since = performance.now();
  return () => {
    if (performance.now() - since < WORK_MS) return false;
    return yieldToBrowser().then(() => {
      since = performance.now();
      return true;
    });
  };
}
