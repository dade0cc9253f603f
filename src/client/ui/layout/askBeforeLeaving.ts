import { useEffect } from 'react';

/** The event that the window gets before the view is left; a listener that prevents it keeps the view. */
const VIEW_LEAVE = 'viewleave';

/** Whether the view may be left now; when something would be lost, the answer is no and a question has been shown. */
export function mayLeaveView(): boolean {
  return window.dispatchEvent(new Event(VIEW_LEAVE, { cancelable: true }));
}

/** Whether closing the page now would lose something, without asking. */
export function wouldLoseSomething(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Has the browser close the page, or load it anew, without asking: for a person who was asked already. */
export function closeWithoutAsking(): void {
  const silence = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', silence, { capture: true });
}

/** Has the browser ask before the page is closed, as long as closing it would lose something. */
export function useAskBeforeClosing(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const keepPage = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keepPage);
    return () => window.removeEventListener('beforeunload', keepPage);
  }, [isNeeded]);
}

/**
 * Asks before leaving while that would lose something: Back, and a notice that leads elsewhere, call `ask` instead of
 * going there, and the browser asks before the page is closed.
 */
export function useAskBeforeLeaving(isNeeded: boolean, ask: () => void): void {
  useAskBeforeClosing(isNeeded);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const keepView = (event: Event) => {
      event.preventDefault();
      ask();
    };
    window.addEventListener(VIEW_LEAVE, keepView);
    return () => window.removeEventListener(VIEW_LEAVE, keepView);
  }, [isNeeded, ask]);
}
