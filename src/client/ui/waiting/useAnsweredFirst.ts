import { useDeferredValue, useSyncExternalStore } from 'react';

import { isSlow } from '#client/device/slowness';

/**
 * What a part of the page is to show that takes long to draw. Where the page is slow, what a person asks for is drawn
 * after the page has answered whatever was pressed: one frame later, and given up for what is wanted next. What changes
 * by itself, or with what was done to it, is always drawn at once.
 *
 * @param shown with what was asked for, such as a search, as its topic
 */
export function useAnsweredFirst<Shown extends { topic: string }>(shown: Shown): Shown {
  const isHeavy = useSyncExternalStore(neverTold, isSlow);
  const later = useDeferredValue(isHeavy ? shown : null);
  return later === null || later.topic === shown.topic ? shown : later;
}

/** Whoever draws asks anew; nothing is drawn because the page has become slow. */
function neverTold() {
  return () => undefined;
}
