import { isOffline } from '#client/device/line';
import { hasOpenDialog } from '#client/device/openDialog';
import { untilOver } from '#client/state/sagas/untilOver';

/** Milliseconds without a key, after which nobody is in the middle of something. */
const REST_MS = 5000;

/** How often it is looked whether the page can be seen, is online and has no dialog open, in milliseconds. */
const LOOK_EVERY_MS = 1000;

let lastKeyAt = -Infinity;
let isListening = false;

/** Notes from now on when a key is pressed; once for the page. */
export function listenForKeys(): void {
  if (isListening) return;
  isListening = true;
  const note = () => {
    lastKeyAt = performance.now();
  };
  window.addEventListener('keydown', note, { capture: true, passive: true });
}

/**
 * Resolves once the page is seen and online, no dialog is open, and nobody has pressed a key for five seconds. A page
 * that is shown again is left a moment, in which it may have the list read for that.
 */
export function untilUndisturbing(): Promise<void> {
  return untilOver(() => (mayRead() ? lastKeyAt + REST_MS - performance.now() : LOOK_EVERY_MS));
}

const mayRead = () => document.visibilityState !== 'hidden' && !isOffline() && !hasOpenDialog();
