import type { Message, Text } from './text';
import { namesInARow, say } from './text';

/**
 * Where one item of a fan-out stands; `skipped` was there already, `unsent` was held back by Stop or by an
 * interruption.
 */
export type Outcome = 'queued' | 'sent' | 'added' | 'skipped' | 'failed' | 'unsent';

/** One line of the ledger: what was to be added, and what became of it. */
export interface LedgerRow {
  id: string;
  label: Text;
  outcome: Outcome;
  /** Why it failed, in the server's words where it had any. */
  reason: Text | null;
}

/** A fan-out as a person follows it. `interrupted` means that the session ended in the middle. */
export interface Ledger {
  status: 'running' | 'stopping' | 'finished' | 'interrupted';
  rows: readonly LedgerRow[];
}

/** How many items stand where; the numbers add up to the plan. */
export interface Tally {
  total: number;
  added: number;
  skipped: number;
  failed: number;
  /** Neither answered nor given up: still to be sent, on its way, or held back. */
  open: number;
}

/** Counts a ledger. */
export function tallyOf(rows: readonly Pick<LedgerRow, 'outcome'>[]): Tally {
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  const [added, skipped, failed] = [count('added'), count('skipped'), count('failed')];
  return { total: rows.length, added, skipped, failed, open: rows.length - added - skipped - failed };
}

const messages = {
  all: { id: 'tally.all', defaultMessage: 'Successfully added {succeeded} availabilities.' },
  some: {
    id: 'tally.some',
    defaultMessage: 'Successfully added {succeeded} availabilities. Failed to add {failed} dates.',
  },
  none: { id: 'tally.none', defaultMessage: 'Failed to add any availabilities. Please try again.' },
  failedItems: { id: 'tally.failedItems', defaultMessage: 'Failed: {items}' },
} satisfies Record<string, Message>;

/** The specified sentence for what was sent; what was there already counts as added (decisions: fan-outs). */
export function tallyText({ added, skipped, failed }: Tally): Message {
  const succeeded = added + skipped;
  if (failed === 0) return say(messages.all, { succeeded });
  return succeeded === 0 ? messages.none : say(messages.some, { succeeded, failed });
}

/** Most failed items that a message names one by one. */
const NAMED_AT_MOST = 10;

/** Names what failed; `null` when nothing did. A long list ends in an ellipsis, for the ledger has them all. */
export function failedItems(rows: readonly LedgerRow[]): Message | null {
  const names = rows.filter(({ outcome }) => outcome === 'failed').map(({ label }) => label);
  return names.length === 0 ? null : say(messages.failedItems, { items: namesInARow(names, NAMED_AT_MOST) });
}
