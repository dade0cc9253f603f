import { useSyncExternalStore } from 'react';

import { onCallsHeld, callsHeldUntil } from '#client/device/hold';

/** Until when calls wait because a service has asked for it, in milliseconds since 1970; `null` when none does. */
export function useCallsHeld(): number | null {
  return useSyncExternalStore(onCallsHeld, callsHeldUntil);
}
