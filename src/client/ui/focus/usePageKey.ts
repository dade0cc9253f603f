import { useEffect, useEffectEvent } from 'react';

import { hasOpenDialog } from '#client/device/openDialog';
import { chordOf, signOf } from './letterOf';

/** Answers to a sign that is pressed anywhere on the page, but not in a field nor while a dialog is open. */
export function usePageKey(sign: '/' | '?', onPressed: () => void): void {
  useKeyOfPage((event) => {
    if (signOf(event) !== sign || event.ctrlKey || event.metaKey || event.altKey) return false;
    return !isTyping(event.target);
  }, onPressed);
}

/**
 * Answers to Ctrl+P, or ⌘P, by what prints the page better than the browser does, which prints what is on screen. It is
 * the browser's own while that is not possible and while a dialog is open.
 */
export function usePrintKey(isPossible: boolean, onPressed: () => void): void {
  useKeyOfPage((event) => isPossible && chordOf(event) === 'p', onPressed);
}

function useKeyOfPage(isMeant: (event: KeyboardEvent) => boolean, onPressed: () => void): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event) || hasOpenDialog()) return;
    event.preventDefault();
    if (!event.repeat) onPressed();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Fields into which letters are typed; a check box is none. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));
}
