import { useSyncExternalStore } from 'react';

import { isOffline, onLineChanged } from '#client/device/line';

/** Whether the page is offline, as the browser knows it. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onLineChanged, isOffline);
}
