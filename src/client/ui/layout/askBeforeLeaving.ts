import { useEffect } from 'react';

/** The event that the window gets before the view is left; a listener that prevents it keeps the view. */
const VIEW_LEAVE = 'viewleave';

/** The event that the window gets before somebody signs out; a listener that prevents it would lose something. */
const DESK_LEAVE = 'deskleave';

/** Whether the view may be left now; when something would be lost, the answer is no and a question has been shown. */
export function mayLeaveView(): boolean {
  return window.dispatchEvent(new Event(VIEW_LEAVE, { cancelable: true }));
}

/** Whether closing the page now would lose something, without asking. */
export function wouldLoseSomething(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Whether signing out now would lose something, without asking: what the device keeps stays. */
export function wouldSigningOutLose(): boolean {
  return !window.dispatchEvent(new Event(DESK_LEAVE, { cancelable: true }));
}

/** Has the browser close the page, or load it anew, without asking: for a person who was asked already. */
export function closeWithoutAsking(): void {
  const silence = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', silence, { capture: true });
}

/**
 * Has the browser ask before the page is closed, as long as closing it would lose something; "Sign Out" asks then too.
 *
 * @param isOnDevice whether the device keeps it, so that it outlives the session
 */
export function useAskBeforeClosing(isNeeded: boolean, isOnDevice = false): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const keepPage = (event: Event) => event.preventDefault();
    const events = isOnDevice ? ['beforeunload'] : ['beforeunload', DESK_LEAVE];
    for (const name of events) window.addEventListener(name, keepPage);
    return () => events.forEach((name) => window.removeEventListener(name, keepPage));
  }, [isNeeded, isOnDevice]);
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
