import { useEffect } from 'react';

/**
 * Keeps the focus where a person has it when a browser would leave it to the whole page: it goes to the section when
 * the element that had it is removed and no other takes it, such as a field of the login, and back to a button that was
 * disabled while it worked. An open modal takes care of its own focus.
 *
 * @param findSection finds it once it is there; always the same function
 */
export function useFocusFallback(findSection: () => HTMLElement | null): void {
  useEffect(() => {
    let focused: Element | null = null;
    let hasWorked = false;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
      hasWorked = false;
    };
    const goOn = () => {
      if (document.activeElement === document.body) focused = null;
    };
    const focusFallback = () => {
      if (!focused || document.activeElement !== document.body) return;
      if (!focused.isConnected) focusUncovered(findSection());
      else if (hasWorked && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
    // A frame later, so that a table can give it to the next row first.
    const observer = new MutationObserver(() => {
      if (!focused) return;
      hasWorked ||= focused.matches(':disabled');
      if (!focused.isConnected || hasWorked) requestAnimationFrame(focusFallback);
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', goOn);
    observer.observe(document.body, { attributeFilter: ['disabled'], childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', goOn);
      observer.disconnect();
    };
  }, [findSection]);
}

function focusUncovered(section: HTMLElement | null): void {
  if (!section?.closest('[aria-hidden="true"]')) section?.focus({ preventScroll: true });
}
