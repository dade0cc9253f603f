import type { FanOutKind } from '#client/state/fanOut/fanOutKind';
import { addedTally } from '#client/ui/dates/messages';

export const before = jest.fn();
export const after = jest.fn();
/** The fan-out whose steps are tested. */
export const key = 'test/add/7';
export const kind: FanOutKind<string> = {
  name: 'test/add',
  title: { id: 'test.adding', defaultMessage: 'Adding things' },
  tally: addedTally,
  failed: { id: 'test.failed', defaultMessage: 'Nothing could be added' },
  before,
  send: jest.fn(),
  after,
};
export const items = [
  { id: '0', label: 'item 0', payload: 'zero' },
  { id: '1', label: 'item 1', payload: 'one' },
];
/** Its items as they stand in the ledger before they are sent. */
export const queue = items.map((item) => ({ ...item, outcome: 'queued' as const, reason: null }));
