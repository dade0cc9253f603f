import { untilOver } from '#client/state/sagas/untilOver';

/** Milliseconds without a key, after which nobody is typing. */
const PAUSE_MS = 2000;

/** What is known of the keys that are pressed in the page. */
export interface Typing {
  /** Resolves at once where nobody is typing, or as soon as nobody does. */
  untilOver: () => Promise<void>;
  /** Ends the watching. */
  stop: () => void;
}

/** Watches the keys from now on. */
export function watchTyping(): Typing {
  let pressedAt = -Infinity;
  const note = () => {
    pressedAt = performance.now();
  };
  window.addEventListener('keydown', note, { capture: true, passive: true });
  return {
    untilOver: () => untilOver(() => pressedAt + PAUSE_MS - performance.now()),
    stop: () => window.removeEventListener('keydown', note, { capture: true }),
  };
}
