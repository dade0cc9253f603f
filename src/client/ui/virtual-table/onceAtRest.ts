import { flushSync } from 'react-dom';

import { REST_MS } from '../clock/useRested';

/**
 * Calls `rest` after a while, unless something in the scroller is pressed then: an element that is put elsewhere
 * between a press and its release is never clicked.
 *
 * @param after milliseconds
 * @returns what stops it
 */
export function onceAtRest(scroller: HTMLElement, rest: () => void, after = REST_MS): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      if (scroller.matches(':active')) wait();
      // Drawn at once: what React drew later could come after the press.
      else flushSync(rest);
    }, after);
  };
  wait();
  return () => clearTimeout(timer);
}
