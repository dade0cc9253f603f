import { useEffect, useEffectEvent, useRef } from 'react';

/** Brings a group into view, and the focus to this choice of it, when it appears where somebody is on the way there. */
export function useFocusOnceShown(wanted: number, isOnTheWay: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const focusWanted = useEffectEvent(() => {
    if (isOnTheWay) group.current?.scrollIntoView({ block: 'nearest' });
    const isFree = document.activeElement === document.body || document.activeElement?.matches('[aria-pressed="true"]');
    if (isOnTheWay && isFree) group.current?.querySelectorAll('button')[Math.max(wanted, 0)]?.focus();
  });
  useEffect(() => {
    focusWanted();
  }, []);
  return group;
}
