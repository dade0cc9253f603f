import type { LedgerRow, Whole } from '#client/lib/tally';
import type { Message, Text } from '#client/lib/text';
import type { Answer } from '../writes/ask';

/** One item of a plan, sent by one call: plain data, so that it can be sent again later. */
export interface FanOutItem<Payload = unknown> {
  /** Unique in its plan, such as the date. */
  id: string;
  /** How the ledger calls it. */
  label: Text;
  /** The date that it is a part of: two ranges of hours on 21 Nov are counted as one. Left out, it counts alone. */
  whole?: Whole;
  payload: Payload;
  /** Whether an answer to it was lost before, so that what is there now may be its own work. */
  isTried?: boolean;
}

/** What a service made of one item: new, there already, or nothing because there was nothing to be done. */
export type SendResult = 'added' | 'skipped' | 'leftOut';

/** The same with what the ledger says of it, and with what takes the place of the payload from then on. */
export interface Sent<Payload> {
  outcome: SendResult;
  reason?: Text | null;
  payload?: Payload;
  /** How much it stands for, where that is not one thing. */
  counts?: LedgerRow['counts'];
}

/** What a look has found; what was refused may turn out to have failed. */
export interface Found<Payload> extends Omit<Sent<Payload>, 'outcome'> {
  outcome: SendResult | 'failed';
}

/**
 * Where a row stands, and what has to be known of it besides. A date is `sent`, the page goes offline (`cutOff`), and
 * its answer is `lost`. A look does not find it, so that it is `queued` for a `second` attempt. When that is lost too
 * and not found it has `failed`, and where nobody can look it `isUnknown`. What was `refused` is looked at only to say
 * how it stands.
 */
export type RowStanding =
  | { outcome: 'queued'; attempt: 'first' | 'second' }
  | { outcome: 'sent'; attempt: 'first' | 'cutOff' | 'second' }
  | { outcome: 'lost'; attempt: 'first' | 'cutOff' | 'second' | 'refused' }
  | { outcome: 'failed' | 'unsent'; isUnknown: boolean }
  | { outcome: SendResult | 'refused' };

/** How an item stands at its service, by what was read. */
export type ItemStanding<Payload> =
  /** It is to be sent. */
  | { is: 'open' }
  /** What it wants is there; with what the ledger says of it, and what takes the place of the payload. */
  | ({ is: 'done' } & Omit<Sent<Payload>, 'outcome' | 'counts'>)
  /** Nothing is to be done any more, for this reason. */
  | { is: 'leftOut'; reason: Text | null }
  /** It cannot be sent yet, for this reason: it has failed for now. */
  | { is: 'heldBack'; reason: Message };

/** An item of which nothing more is known. */
export const OPEN = { is: 'open' } as const;

/** What an item comes to that is not sent: what is done is its own work only where it may have been. */
export function asSent<Payload>(
  { is, ...standing }: Extract<ItemStanding<Payload>, { is: 'done' | 'leftOut' }>,
  isTried: boolean,
): Sent<Payload> {
  return { outcome: is === 'leftOut' ? is : isTried ? 'added' : 'skipped', ...standing };
}

type Row<Payload> = FanOutItem<Payload> & Pick<LedgerRow, 'reason' | 'counts'>;

/** A line of a stored ledger: an item and what became of it. */
export type StoredRow<Payload = unknown> = Row<Payload> & RowStanding;

/** A line that waits for something. */
export type RowThatIs<Outcome extends 'queued' | 'sent' | 'lost', Payload> = Row<Payload> &
  Extract<RowStanding, { outcome: Outcome }>;

/** A row whose answer was lost, or that was refused and is looked at. */
export type LostRow<Payload> = RowThatIs<'lost', Payload>;

/** An event in the life of a row: it is `sent`, its answer is `lost`, a look has `found` it. */
export type Happening<Payload = unknown> =
  /** The reading before the round has failed, such as that of the hours that are there. */
  | { is: 'blocked'; reason: Text; then: 'retry' | 'nothing' }
  | { is: 'sent' }
  /** Nothing has left the page, because that was offline, or the service had no room for it yet. */
  | { is: 'heldBack' }
  | { is: 'accepted'; as: Sent<Payload> }
  /** The service refused it: it is left to Retry, or nothing is to be done any more, or it is looked at. */
  | { is: 'refused'; reason: Text; then: 'retry' | 'nothing' | 'look' }
  | { is: 'lost'; reason: Text }
  /** The page went offline. */
  | { is: 'lineLost' }
  | { is: 'found'; as: Found<Payload> }
  /** A look has not found it. */
  | { is: 'absent' }
  /** Nobody can tell, because the service cannot be asked, for this reason. */
  | { is: 'unknown'; reason: Text | null }
  /** The round is over, or the session. */
  | { is: 'stopped' }
  /** Retry or Continue; what is unknown may have to be looked for first. */
  | { is: 'resumed'; looksFirst: boolean };

/** An item as it stands in its ledger before it is sent. */
export function queued<Payload>(item: FanOutItem<Payload>): RowThatIs<'queued', Payload> {
  const { id, label, whole, payload, isTried } = item;
  const kept = { ...(whole && { whole }), ...(isTried && { isTried }) };
  return { id, label, payload, ...kept, reason: null, outcome: 'queued', attempt: 'first' };
}

/** The event that a look after lost answers means for a row: it was found, it is not there, or nobody can tell. */
export function seen<Payload>(looked: Answer<ReadonlyMap<string, Found<Payload>>>, id: string): Happening<Payload> {
  if (looked.is !== 'accepted') return { is: 'unknown', reason: looked.reason };
  const as = looked.value.get(id);
  return as ? { is: 'found', as } : { is: 'absent' };
}

/** A row after something happened to it; the row itself where that changes nothing of it. */
export function after<Payload>(row: StoredRow<Payload>, happening: Happening<Payload>): StoredRow<Payload> {
  switch (happening.is) {
    case 'blocked':
      return row.outcome === 'queued' ? now(row, AFTER_REFUSAL[happening.then], happening.reason) : row;
    case 'sent':
      return row.outcome === 'queued' ? { ...row, outcome: 'sent' } : row;
    case 'heldBack':
      if (row.outcome !== 'sent') return row;
      return { ...row, outcome: 'queued', attempt: row.attempt === 'second' ? 'second' : 'first' };
    case 'accepted':
      return row.outcome === 'sent' ? known(row, happening.as) : row;
    case 'refused':
      return row.outcome === 'sent' ? now(row, AFTER_REFUSAL[happening.then], happening.reason) : row;
    case 'lost':
      return row.outcome === 'sent' ? { ...row, outcome: 'lost', reason: happening.reason, isTried: true } : row;
    case 'lineLost':
      return isOut(row) && row.attempt === 'first' ? { ...row, attempt: 'cutOff' } : row;
    case 'found':
      return row.outcome === 'lost' ? known(row, happening.as) : row;
    case 'absent':
      if (row.outcome !== 'lost') return row;
      return row.attempt === 'cutOff' ? { ...queued(row), attempt: 'second' } : now(row, FAILED);
    case 'unknown':
      if (row.outcome !== 'lost') return row;
      return now(row, { outcome: 'failed', isUnknown: row.attempt !== 'refused' }, row.reason ?? happening.reason);
    case 'stopped':
      if (row.outcome !== 'queued' && !isOut(row)) return row;
      return now(row.outcome === 'sent' ? { ...row, isTried: true } : row, {
        outcome: 'unsent',
        isUnknown: isOut(row),
      });
    case 'resumed':
      if (row.outcome !== 'failed' && row.outcome !== 'unsent') return row;
      return row.isUnknown && happening.looksFirst
        ? now(row, { outcome: 'lost', attempt: 'cutOff' }, null)
        : queued(row);
  }
}

const FAILED = { outcome: 'failed', isUnknown: false } as const;

const AFTER_REFUSAL = {
  retry: FAILED,
  nothing: { outcome: 'refused' },
  look: { outcome: 'lost', attempt: 'refused' },
} as const satisfies Record<string, RowStanding>;

/** Whether a row is on its way, or its answer is missing. */
function isOut<Payload>(row: StoredRow<Payload>): row is RowThatIs<'sent' | 'lost', Payload> {
  return row.outcome === 'sent' || row.outcome === 'lost';
}

/** A row of which it is known what the service made of it. */
function known<Payload>(row: StoredRow<Payload>, found: Found<Payload>): StoredRow<Payload> {
  const { outcome, reason = null, payload = row.payload, counts } = found;
  const after = now({ ...row, payload }, outcome === 'failed' ? FAILED : { outcome }, reason);
  return counts ? { ...after, counts } : after;
}

/** A row as it stands now. */
function now<Payload>(
  { id, label, whole, payload, isTried, ...row }: StoredRow<Payload>,
  standing: RowStanding,
  reason = row.reason,
): StoredRow<Payload> {
  return { id, label, payload, ...(whole && { whole }), ...(isTried && { isTried }), reason, ...standing };
}
