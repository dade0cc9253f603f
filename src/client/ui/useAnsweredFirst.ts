import { useDeferredValue, useSyncExternalStore } from 'react';

import { isSlow } from '#client/lib/slowness';

/**
 * What a part of the page is to show that takes long to draw. Where the page is slow, it is drawn after the page has
 * answered whatever was pressed: one frame later, and given up for what is wanted next.
 */
export function useAnsweredFirst<Shown extends object>(shown: Shown): Shown {
  const isHeavy = useSyncExternalStore(neverTold, isSlow);
  const later = useDeferredValue(isHeavy ? shown : null);
  return (isHeavy ? later : null) ?? shown;
}

/** Whoever draws asks anew; nothing is drawn because the page has become slow. */
function neverTold() {
  return () => undefined;
}
