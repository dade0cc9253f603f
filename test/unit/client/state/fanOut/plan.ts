import type { FanOutKind } from '#client/state/fanOut/kind';
import { texts } from './desk';

export const read = jest.fn();
export const after = jest.fn();
/** The fan-out whose steps are tested. */
export const key = 'test/add/7';
export const kind: FanOutKind<string> = {
  name: 'test/add',
  texts,
  read,
  send: jest.fn(),
  after,
};
export const items = [
  { id: '0', label: 'item 0', payload: 'zero' },
  { id: '1', label: 'item 1', payload: 'one' },
];
/** Its items as they stand in the ledger before they are sent. */
export const queue = items.map((item) => ({
  ...item,
  outcome: 'queued' as const,
  attempt: 'first' as const,
  reason: null,
}));
