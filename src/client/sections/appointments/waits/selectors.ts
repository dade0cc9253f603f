import type { StateOf } from './late/selectors';
import { waitsCode } from './waitsCode';

/** How many lines wait that were not put aside; `null` before that is known. */
export function selectWaitCount(state: StateOf): number | null {
  return waitsCode.loaded()?.selectWaiting(state)?.count ?? null;
}
