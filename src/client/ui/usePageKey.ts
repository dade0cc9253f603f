import { useEffect, useEffectEvent } from 'react';

import { signOf } from './letterOf';

/** Answers to a sign that is pressed anywhere on the page, but not in a field nor while a dialog is open. */
export function usePageKey(sign: '/' | '?', onPressed: () => void): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (signOf(event) !== sign || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    onPressed();
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
