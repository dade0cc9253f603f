import type { MomentText } from '#contract/common';
import { isObject } from './records';

/** When a record of a service says that it was last changed; empty where it does not. */
export function changedAt(record: unknown): MomentText {
  const at = isObject(record) ? record.updated_at : undefined;
  return typeof at === 'string' ? at : '';
}

/**
 * The moment of the last change among records and the one that is known; `null` where the service tells none. They are
 * compared as texts, for a service writes all of them in one form.
 */
export function newestIn(list: readonly unknown[], known: MomentText | null = null): MomentText | null {
  const newest = list.reduce((last: MomentText, one) => (changedAt(one) > last ? changedAt(one) : last), known ?? '');
  return newest || null;
}

/** Milliseconds by which a change may be seen later than it says: those that began before may end after it. */
const OUT_OF_ORDER_MS = 10_000;

/** From which moment on changes are asked for: somewhat before the last one; `null` where that is no moment. */
export function askedSince(newest: MomentText | null): MomentText | null {
  const at = Date.parse(newest ?? '') - OUT_OF_ORDER_MS;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
