import { useEffect, useEffectEvent, useRef } from 'react';

/** Puts the focus on this choice of a group when the group appears, where somebody is on the way there. */
export function useFocusOnceShown(wanted: number, isOnTheWay: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const focusWanted = useEffectEvent(() => {
    const isFree = document.activeElement === document.body || document.activeElement?.matches('[aria-pressed="true"]');
    if (isOnTheWay && isFree) group.current?.querySelectorAll('button')[Math.max(wanted, 0)]?.focus();
  });
  useEffect(() => {
    focusWanted();
  }, []);
  return group;
}
