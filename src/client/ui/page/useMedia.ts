import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the page is as a media query says, now and as that changes; never where it cannot be asked. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => ('matchMedia' in window ? window.matchMedia(query) : null), [query]);
  const follow = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(follow, () => list?.matches ?? false);
}

/** Whether the page is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 599.95px)');
}

/** Whether the page is no wider than a tablet: a row of tools has no room for all of their names. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 1199.95px)');
}

/** What is used by touch: fingers need larger targets, and there is no keyboard to give hints for. */
const TOUCH = '(pointer: coarse), (hover: none)';

/** Whether the page is used by touch. */
export function useIsTouched(): boolean {
  return useMedia(TOUCH);
}
