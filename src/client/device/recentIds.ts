import * as z from 'zod/mini';

import { onDevice } from './onDevice';

/** What a section shows again that was used last. */
export type RecentKind = 'locations' | 'providers' | 'homeTabs';

const MOST = 4;

const ids = z.array(z.string());

const keyOf = (kind: RecentKind) => `mawid.recent.${kind}`;

/** The ids of what was used last of a kind, the newest first; four at most. */
export function readRecentIds(kind: RecentKind): string[] {
  return onDevice((storage) => ids.parse(JSON.parse(storage.getItem(keyOf(kind)) ?? '[]')).slice(0, MOST), []);
}

/** Has the device forget what is there no longer, so that nobody asks for it again. */
export function forgetRecentId(kind: RecentKind, id: string): void {
  const others = readRecentIds(kind).filter((one) => one !== id);
  onDevice((storage) => storage.setItem(keyOf(kind), JSON.stringify(others)), undefined);
}

/** Has the device remember that something was used just now: its id alone (decisions: what the device keeps). */
export function rememberRecentId(kind: RecentKind, id: string): void {
  const others = readRecentIds(kind).filter((one) => one !== id);
  onDevice((storage) => storage.setItem(keyOf(kind), JSON.stringify([id, ...others].slice(0, MOST))), undefined);
}
