import {
  tallyDetail,
  tallyOf,
  tallyText,
  wholeOf,
  type Conclusion,
  type LedgerRow,
  type TallyTexts,
} from '#client/lib/tally';
import { messagesOf, say } from '#client/lib/text';
import { timeLeft } from '#client/lib/timeLeft';
import { continueChosen } from '../fanOutEvents';
import type { Notice } from '../notices';
import type { StoredLedger, ToldRound } from './ledgers';
import type { StoredRow } from './row';

/** By what the end of a round is told: its kind's name and sentences, and what it offers. */
export interface Telling<Payload> {
  name: string;
  texts: TallyTexts;
  /** What is offered after a round, by the ledger on screen or else by a notice, for all rows added so far. */
  offerAfter?: (added: readonly StoredRow<Payload>[]) => Partial<Notice> | null;
}

/** What is said at the end of a round. */
export interface RoundEnd {
  /** What the ledger on screen tells, or else a notice; `null` where no whole of it was answered. */
  told: ToldRound | null;
  /** What such a notice has besides. */
  more: Partial<Notice>;
  /** What only a notice can tell, because the ledger has something else to say. */
  beside: Omit<Notice, 'id'> | null;
}

/**
 * What a round came to, by its ledger: its tally, and of one that would have to wait too long that it has stopped.
 * Where a kind offers something afterwards, that is of the whole plan so far, for it takes the place of what an earlier
 * round has offered.
 *
 * @param queue the rows that the round was about
 */
export function conclusionOf<Payload>(
  { name, texts, offerAfter }: Telling<Payload>,
  key: string,
  { rows: all, pace }: Pick<StoredLedger, 'rows' | 'pace'>,
  queue: readonly LedgerRow[],
): RoundEnd {
  const sent = new Set(queue.map((row) => wholeOf(row).id));
  // All items of a ledger are of the kind of fan-out that started its plan.
  const rows = (offerAfter ? all : all.filter((row) => sent.has(wholeOf(row).id))) as StoredRow<Payload>[];
  const tally = tallyOf(rows);
  const text = tallyText(tally, texts);
  const isUnanswered = tally.wholes.open === tally.wholes.total;
  const kind = tally.wholes.failed === 0 ? 'success' : 'error';
  const came: Conclusion = { kind, text, detail: tallyDetail(rows, texts) };
  const offered = offerAfter?.(rows.filter(({ outcome }) => outcome === 'added')) ?? null;
  const tooLong = pace?.tooLongMs ?? null;
  if (tooLong !== null) {
    const held = say(messages.heldTooLong, { time: timeLeft(tooLong) });
    const offer = { event: continueChosen({ kind: name, key }), label: messages.sendTheRest };
    return {
      told: { kind: 'error', text: held, detail: isUnanswered ? null : text },
      more: { offer, leadsTo: key, stays: true },
      beside: isUnanswered || !offered ? null : { ...came, ...offered },
    };
  }
  if (isUnanswered) return { told: null, more: {}, beside: null };
  if (!offered) return { told: came, more: {}, beside: null };
  const { detail = null, offer } = offered;
  return {
    told: { ...came, detail, ...(offer && { offer }) },
    more: { detail: came.detail, ...offered },
    beside: null,
  };
}

const messages = messagesOf('fanOut', {
  heldTooLong: 'The service asks to wait for {time} before more is sent. The rest was not sent.',
  sendTheRest: 'Send the rest',
});
