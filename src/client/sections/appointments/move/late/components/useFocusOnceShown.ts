import { useEffect, useEffectEvent, useRef } from 'react';

/** The buttons that lead to the group: a choice that was pressed, and one whose dialog made the choice. */
const ON_THE_WAY = '[aria-pressed="true"], [aria-haspopup="dialog"]';

/** Brings a group into view, and the focus to this choice of it, when it appears where somebody is on the way there. */
export function useFocusOnceShown(wanted: number, isOnTheWay: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const focusWanted = useEffectEvent(() => {
    if (isOnTheWay) group.current?.scrollIntoView({ block: 'nearest' });
    const isFree = document.activeElement === document.body || document.activeElement?.matches(ON_THE_WAY);
    if (isOnTheWay && isFree) group.current?.querySelectorAll('button')[Math.max(wanted, 0)]?.focus();
  });
  useEffect(() => {
    focusWanted();
  }, []);
  return group;
}
