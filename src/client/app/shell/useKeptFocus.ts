import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Gives the focus to the keeper when what had it is gone from the page and nothing took its place: a browser would
 * leave it to the whole page. While a modal is open that is the modal's own business.
 */
export function useKeptFocus(keeper: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    const take = () => {
      const isLost = document.activeElement === document.body && focused?.isConnected === false;
      if (isLost && !keeper.current?.closest('[aria-hidden="true"]')) keeper.current?.focus({ preventScroll: true });
    };
    // A frame later, so that a table can give it to the next row first.
    const observer = new MutationObserver(() => {
      if (focused?.isConnected === false) requestAnimationFrame(take);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [keeper]);
}
