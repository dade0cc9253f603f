import { useSyncExternalStore } from 'react';

import { isOffline, isTriedOffline, onLineChanged } from '#client/device/line';

/** Whether the page is offline: the browser says so, and no call has shown otherwise. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onLineChanged, isOffline);
}

/** Whether a call has been tried offline, and got no answer. */
export function useIsTriedOffline(): boolean {
  return useSyncExternalStore(onLineChanged, isTriedOffline);
}
