import type { FanOutItem } from '#client/state/fanOut/ledgers';
import { planStarted } from '#client/state/fanOut/ledgers';

/** The start of a plan as its ledger records it, of some kind and at some place. */
export function startedPlan(key: string, items: readonly FanOutItem[], kind = 'test/add') {
  return planStarted({ key, kind, title: 'Adding things', place: { section: '', params: {} }, items });
}
