import { useEffect, useEffectEvent, useRef } from 'react';

import { isFocusFree } from '#client/ui/focus/isFocusFree';

/** The buttons that lead to the group: a choice that was pressed, and one whose dialog made the choice. */
const ON_THE_WAY = '[aria-pressed="true"], [aria-haspopup="dialog"]';

/**
 * Brings this choice of a group into view when it appears, `null` for none; all of the group, and the focus, where
 * somebody is on the way.
 */
export function useFocusOnceShown(wanted: number | null, isOnTheWay: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const focusWanted = useEffectEvent(() => {
    const choice = group.current?.querySelectorAll('button')[Math.max(wanted ?? 0, 0)];
    const shown = isOnTheWay ? group.current : wanted === null ? null : choice;
    shown?.scrollIntoView({ block: 'nearest' });
    const isFree = isFocusFree(group.current) || document.activeElement?.matches(ON_THE_WAY);
    if (isOnTheWay && isFree) choice?.focus();
  });
  useEffect(() => {
    focusWanted();
  }, []);
  return group;
}
