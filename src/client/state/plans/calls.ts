import { say, type Text } from '#client/lib/text';
import type { FanOutItem, ItemStanding, StoredRow } from '../fanOut/row';
import { planLedgerMessages } from './messages';

/** What each call of a plan has, as a line of its ledger. */
export interface PlannedCall {
  id: string;
  /** The key of its ledger. */
  key: string;
  does: 'add' | 'change' | 'remove';
  /** The ids of the calls in its ledger that come before it. */
  needs: readonly string[];
  /** Whether it takes back what a plan has done. */
  isUndo: boolean;
}

/** First what needs no room, then the removals, then what they make room for: hours are never missing for long. */
export function inTheirOrder<Call extends PlannedCall>(
  calls: readonly Call[],
  labelOf: (call: Call) => Text,
): FanOutItem<Call>[] {
  const rank = ({ does, needs }: Call) => (does === 'remove' ? 1 : needs.length > 0 ? 2 : 0);
  return [...calls]
    .sort((one, other) => rank(one) - rank(other))
    .map((payload) => ({ id: payload.id, label: labelOf(payload), payload }));
}

/** The lines of its ledger that a call needs the place of. */
export function neededBy<Call extends PlannedCall>({ needs }: Call, rows: readonly StoredRow<Call>[]) {
  return rows.filter(({ id }) => needs.includes(id));
}

/** Outcomes with which a call has made no room. One on its way is not among them: both wait for each other. */
const NO_ROOM = new Set<StoredRow['outcome']>(['leftOut', 'failed', 'refused', 'unsent', 'lost']);

/** How a call stands for which there is no place: the hours that had to make it stay, or could not be removed. */
export function placeless<Call extends PlannedCall>(
  needed: readonly StoredRow<Call>[],
  hoursOf: (call: Call) => Text,
): Extract<ItemStanding<never>, { is: 'leftOut' | 'heldBack' }> | null {
  const row = needed.find(({ outcome }) => NO_ROOM.has(outcome));
  if (!row) return null;
  const hours = hoursOf(row.payload);
  return row.outcome === 'leftOut'
    ? { is: 'leftOut', reason: say(planLedgerMessages.overlapsBecause, { hours, why: row.reason ?? '' }) }
    : { is: 'heldBack', reason: say(planLedgerMessages.heldBack, { hours }) };
}
