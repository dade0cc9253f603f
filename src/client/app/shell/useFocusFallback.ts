import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to `fallback` when the element that had it is removed and no other takes it; a browser would leave it
 * to the whole page. An open modal takes care of its own focus.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    const focusFallback = () => {
      const isLost = document.activeElement === document.body && focused?.isConnected === false;
      if (isLost && !fallback.current?.closest('[aria-hidden="true"]'))
        fallback.current?.focus({ preventScroll: true });
    };
    // A frame later, so that a table can give it to the next row first.
    const observer = new MutationObserver(() => {
      if (focused?.isConnected === false) requestAnimationFrame(focusFallback);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [fallback]);
}
