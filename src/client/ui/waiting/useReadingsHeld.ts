import { useSyncExternalStore } from 'react';

import { onReadingsHeld, readingsHeldUntil } from '#client/device/hold';

/** Until when readings wait because a service has asked for it, in milliseconds since 1970; `null` when none does. */
export function useReadingsHeld(): number | null {
  return useSyncExternalStore(onReadingsHeld, readingsHeldUntil);
}
