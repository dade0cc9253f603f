import { untilOver } from './untilOver';
import { yieldToBrowser } from './yieldToBrowser';

/** What shows that somebody is at work in the page. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Milliseconds without any of them, after which nobody waits for the next frame. */
const QUIET_MS = 300;

let lastSignAt = -Infinity;

/** Notes from now on when somebody does something in the page. */
export function listenForWork(): void {
  const note = () => {
    lastSignAt = performance.now();
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true });
}

/**
 * Resolves after the browser had the chance to draw, once nobody is at work in the page: before and between the parts
 * of what nobody waits for, which would be felt while somebody types or turns a wheel.
 */
export async function untilQuiet(): Promise<void> {
  await yieldToBrowser();
  await untilOver(stillBusyFor);
}

const stillBusyFor = () => lastSignAt + QUIET_MS - performance.now();
