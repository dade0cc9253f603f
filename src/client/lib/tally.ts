import { namesInARow, say, type Message, type Text } from './text';

/**
 * Where one item of a fan-out stands; `lost` was sent and will be looked up, `skipped` was there already, `leftOut` had
 * nothing to be done any more, `refused` failed and would fail again, `unsent` was held back by Stop or by the end of
 * the session.
 */
export type ItemOutcome =
  'queued' | 'sent' | 'lost' | 'added' | 'skipped' | 'leftOut' | 'failed' | 'refused' | 'unsent';

/** The date that several items of a fan-out make up: 3 ranges on 2 Dec for 2 doctors are 6 items, and one date. */
export interface Whole {
  id: string;
  label: Text;
}

/** One line of the ledger: what was to be added, and what became of it. */
export interface LedgerRow {
  id: string;
  label: Text;
  /** The date that this line is a part of, as which it is counted; left out, it counts alone. */
  whole?: Whole;
  outcome: ItemOutcome;
  /** Why it failed, in the server's words where it had any, or what was there already. */
  reason: Text | null;
  /** How many things it has made, and how many were there: of one call for several doctors, those of each of them. */
  counts?: { added: number; skipped: number };
}

/** What a round of a fan-out came to, in a sentence. */
export interface Conclusion {
  kind: 'success' | 'error';
  text: Text;
  /** What failed, or why. */
  detail: Text | null;
}

/** A fan-out as a person follows it. `interrupted` means that the session ended in the middle. */
export interface Ledger {
  status: 'running' | 'stopping' | 'finished' | 'interrupted';
  rows: readonly LedgerRow[];
  /** Where its service has asked to wait: until when, in milliseconds since 1970, `null` while it is sent. */
  pace?: { heldUntil: number | null } | undefined;
  /** What its last round came to, once that is over. */
  conclusion?: Conclusion | null;
}

/** Whether a fan-out that stands so is still being sent. */
export function isUnderWay(status: Ledger['status'] | undefined): boolean {
  return status === 'running' || status === 'stopping';
}

/** How many lines of a ledger stand where; the numbers add up to the plan where each line is about one thing. */
export interface Tally {
  total: number;
  /** How many things were made, such as slots. */
  added: number;
  /** Those that were there already or were left out. */
  skipped: number;
  failed: number;
  /** How many are not answered yet: still to be sent, on their way, or held back. */
  open: number;
  /** Of its wholes, such as dates, how many have anything new, have failed by any line, or are not answered. */
  wholes: { total: number; added: number; failed: number; open: number };
}

type Counted = Pick<LedgerRow, 'id' | 'label' | 'whole' | 'outcome' | 'counts'>;

/** Counts a ledger by its lines and by its wholes. */
export function tallyOf(rows: readonly Counted[]): Tally {
  const standings = rows.map(({ outcome }) => standingOf([outcome]));
  const made = (wanted: 'added' | 'skipped') =>
    rows.reduce((sum, { counts }, at) => sum + (counts?.[wanted] ?? (standings[at] === wanted ? 1 : 0)), 0);
  const count = (standing: Standing) => standings.filter((one) => one === standing).length;
  const wholes = wholesOf(rows);
  return {
    total: rows.length,
    added: made('added'),
    skipped: made('skipped'),
    failed: count('failed'),
    open: count('open'),
    wholes: {
      total: wholes.length,
      added: wholes.filter(({ hasNew }) => hasNew).length,
      failed: wholes.filter(({ standing }) => standing === 'failed').length,
      open: wholes.filter(({ standing }) => standing === 'open').length,
    },
  };
}

/** How many lines may succeed when they are sent again. */
export function countRetryable(rows: readonly Counted[]): number {
  return rows.filter(({ outcome }) => outcome === 'failed').length;
}

/** The date that a line is counted as; the line itself where it stands alone. */
export function wholeOf({ id, label, whole = { id, label } }: Pick<LedgerRow, 'id' | 'label' | 'whole'>): Whole {
  return whole;
}

/** How a line, or all lines of one date, stand: of 3 ranges on 2 Dec one that failed makes the date `failed`. */
type Standing = 'added' | 'skipped' | 'failed' | 'open';

function wholesOf(rows: readonly Counted[]): { label: Text; standing: Standing; hasNew: boolean }[] {
  const wholes = new Map<string, { label: Text; outcomes: ItemOutcome[] }>();
  for (const row of rows) {
    const { id, label } = wholeOf(row);
    const known = wholes.get(id);
    if (known) known.outcomes.push(row.outcome);
    else wholes.set(id, { label, outcomes: [row.outcome] });
  }
  return [...wholes.values()].map(({ label, outcomes }) => ({
    label,
    standing: standingOf(outcomes),
    hasNew: outcomes.includes('added'),
  }));
}

function standingOf(outcomes: readonly ItemOutcome[]): Standing {
  const has = (...wanted: ItemOutcome[]) => outcomes.some((outcome) => wanted.includes(outcome));
  if (has('queued', 'sent', 'lost', 'unsent')) return 'open';
  if (has('failed', 'refused')) return 'failed';
  return has('added') ? 'added' : 'skipped';
}

/**
 * The sentences that tell a tally: what was made is `succeeded` or `added`, what was there `skipped`, and the wholes in
 * which anything failed are `failed`, those that have anything new `wholes`.
 */
export interface TallyTexts {
  /** Nothing failed. */
  all: Message;
  some: Message;
  none: Message;
  /** Nothing was added, for all of it was there; `all` where it is left out. */
  allThere?: Message;
  /** The same of those that have not failed; `some` where it is left out. */
  restThere?: Message;
  /** What is told beside where anything was made, such as on how many dates. */
  counted?: Message;
}

const messages = {
  failedItems: { id: 'tally.failedItems', defaultMessage: 'Failed: {items}' },
  both: { id: 'tally.both', defaultMessage: '{counted}. {failed}' },
} satisfies Record<string, Message>;

/** The sentence for what was sent. */
export function tallyText({ added, skipped, wholes: { failed } }: Tally, texts: TallyTexts): Message {
  const numbers = { succeeded: added, added, skipped };
  const { all, some, none, allThere = all, restThere = some } = texts;
  if (failed === 0) return say(added === 0 ? allThere : all, numbers);
  return added + skipped === 0 ? none : say(added === 0 ? restThere : some, { ...numbers, failed });
}

/** What is told beside that sentence: what was made of how many wholes, and what has failed; `null` for nothing. */
export function tallyDetail(rows: readonly LedgerRow[], { counted }: Pick<TallyTexts, 'counted'>): Message | null {
  const { added, wholes } = tallyOf(rows);
  const failed = failedItems(rows);
  if (!counted || added === 0) return failed;
  const made = say(counted, { added, wholes: wholes.added });
  return failed ? say(messages.both, { counted: made, failed }) : made;
}

/** Most failed items that a message names one by one. */
const NAMED_AT_MOST = 10;

/** Names what failed; `null` when nothing did. A long list ends in an ellipsis, for the ledger has them all. */
export function failedItems(rows: readonly LedgerRow[]): Message | null {
  const failed = wholesOf(rows).filter(({ standing }) => standing === 'failed');
  const names = failed.map(({ label }) => label);
  return names.length === 0 ? null : say(messages.failedItems, { items: namesInARow(names, NAMED_AT_MOST) });
}
