import type { MomentText } from '#contract/common';

/** What may say when it was last changed. */
interface Dated {
  updated_at?: MomentText | null;
}

/**
 * The moment of the last change among records and the one that is known; `null` where the service tells none. They are
 * compared as texts, for a service writes all of them in one form.
 */
export function newestIn(list: readonly Dated[], known: MomentText | null = null): MomentText | null {
  let newest = known;
  for (const { updated_at: at } of list) if (at && (newest === null || at > newest)) newest = at;
  return newest;
}

/** Milliseconds by which a change may be seen later than it says: those that began before may end after it. */
const OUT_OF_ORDER_MS = 10_000;

/** From which moment on changes are asked for: somewhat before the last one; `null` where that is no moment. */
export function askedSince(newest: MomentText | null): MomentText | null {
  const at = Date.parse(newest ?? '') - OUT_OF_ORDER_MS;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
