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
