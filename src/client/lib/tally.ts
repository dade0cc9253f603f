import type { Message, Text } from './text';
import { namesInARow, say } from './text';

/**
 * Where one item of a fan-out stands; `skipped` was there already, `unsent` was held back by Stop or by an
 * interruption.
 */
export type ItemOutcome = 'queued' | 'sent' | 'added' | 'skipped' | 'failed' | 'unsent';

/** One line of the ledger: what was to be added, and what became of it. */
export interface LedgerRow {
  id: string;
  label: Text;
  outcome: ItemOutcome;
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
  /** How many are not answered yet: still to be sent, on their way, or held back. */
  open: number;
}

/** Counts a ledger. */
export function tallyOf(rows: readonly Pick<LedgerRow, 'outcome'>[]): Tally {
  const count = (outcome: ItemOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const [added, skipped, failed] = [count('added'), count('skipped'), count('failed')];
  return { total: rows.length, added, skipped, failed, open: rows.length - added - skipped - failed };
}

/** The sentences that tell a tally, with the numbers `succeeded` and `failed` to fill in. */
export interface TallyTexts {
  /** Nothing failed. */
  all: Message;
  some: Message;
  none: Message;
}

const messages = {
  failedItems: { id: 'tally.failedItems', defaultMessage: 'Failed: {items}' },
} satisfies Record<string, Message>;

/** The sentence for what was sent; what was there already counts as succeeded (decisions: fan-outs). */
export function tallyText({ added, skipped, failed }: Tally, texts: TallyTexts): Message {
  const succeeded = added + skipped;
  if (failed === 0) return say(texts.all, { succeeded });
  return succeeded === 0 ? texts.none : say(texts.some, { succeeded, failed });
}

/** Most failed items that a message names one by one. */
const NAMED_AT_MOST = 10;

/** Names what failed; `null` when nothing did. A long list ends in an ellipsis, for the ledger has them all. */
export function failedItems(rows: readonly LedgerRow[]): Message | null {
  const names = rows.filter(({ outcome }) => outcome === 'failed').map(({ label }) => label);
  return names.length === 0 ? null : say(messages.failedItems, { items: namesInARow(names, NAMED_AT_MOST) });
}
