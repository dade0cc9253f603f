import { useEffect } from 'react';

/**
 * Keeps the focus where a person has it when a browser would leave it to the whole page: it goes to the section when
 * the element that had it is removed and no other takes it, such as a field of the login, and back to a button that was
 * disabled while it worked, from the page or from the modal around it. An open modal takes care of all else.
 *
 * @param findSection finds it once it is there; always the same function
 */
export function useFocusFallback(findSection: () => HTMLElement | null): void {
  useEffect(() => {
    let focused: Element | null = null;
    let hasWorked = false;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // A modal takes the focus itself from a button that is disabled.
      if (hasWorked && focused && target.contains(focused)) return;
      focused = target;
      hasWorked = false;
    };
    const goOn = () => {
      if (document.activeElement !== focused) focused = null;
    };
    const focusFallback = () => {
      if (!focused) return;
      if (!focused.isConnected && document.activeElement === document.body) focusUncovered(findSection());
      if (!hasWorked || !document.activeElement?.contains(focused)) return;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
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
