import type { UnknownAction } from '@reduxjs/toolkit';

import { itemMoved, planStarted } from '#client/state/fanOut/ledgers';
import type { FanOutItem, SendResult } from '#client/state/fanOut/row';

/** The start of a plan as its ledger records it, of some kind and at some place. */
export function startedPlan(key: string, items: readonly FanOutItem[], kind = 'test/add') {
  return planStarted({ key, kind, title: 'Adding things', place: { section: '', params: {} }, items });
}

/** What a ledger records of items that were sent, and then accepted or refused, by their ids. */
export function answeredItems(key: string, outcomes: Readonly<Record<string, SendResult | 'failed'>>): UnknownAction[] {
  return Object.entries(outcomes).flatMap(([id, outcome]) => [
    itemMoved(key, id, { is: 'sent' }),
    outcome === 'failed'
      ? itemMoved(key, id, { is: 'refused', reason: 'refused', then: 'retry' })
      : itemMoved(key, id, { is: 'accepted', as: { outcome } }),
  ]);
}
