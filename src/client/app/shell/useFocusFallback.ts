import { useEffect } from 'react';

/**
 * Gives the focus to the section when the element that had it is removed and no other takes it, such as a field of the
 * login; a browser would leave it to the whole page. An open modal takes care of its own focus.
 *
 * @param findSection finds it once it is there; always the same function
 */
export function useFocusFallback(findSection: () => HTMLElement | null): void {
  useEffect(() => {
    let focused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    const focusFallback = () => {
      const isLost = document.activeElement === document.body && focused?.isConnected === false;
      const section = findSection();
      if (isLost && !section?.closest('[aria-hidden="true"]')) section?.focus({ preventScroll: true });
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
  }, [findSection]);
}
