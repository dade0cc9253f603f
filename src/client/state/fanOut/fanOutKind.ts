import type { SagaGenerator } from 'typed-redux-saga';

import type { TallyTexts } from '#client/lib/tally';
import type { Message, Text } from '#client/lib/text';
import type { Notice } from '../notices';
import type { FanOutItem, StoredRow } from './ledgers';

/** What a service made of one item: new, there already, or nothing because there was nothing to be done. */
export type SendResult = 'added' | 'skipped' | 'leftOut';

/**
 * What became of one item, with what the ledger says of it, and what takes the place of the payload from then on; by
 * looking it may also turn out to have failed.
 */
export interface Sent<Payload> {
  outcome: SendResult | 'failed';
  reason?: Text | null;
  payload?: Payload;
}

/** One kind of fan-out: what is sent for each item, and what is said of it. */
export interface FanOutKind<Payload> {
  /** Its name in the events of Retry and Continue. */
  name: string;
  /** What is being done, for the offer after an interruption. */
  title: Message;
  /** What is said of a round that ended. */
  tally: TallyTexts;
  /** What is said of a round that could not begin, or that broke off by an error that is not an item's. */
  failed: Message;
  /**
   * Runs before every round with the payloads of its items and the first of them, for instance to read what is there
   * already. A throw fails the whole round, and nothing is sent.
   */
  before?: (sample: Payload, all: readonly Payload[]) => Generator;
  /** Sends one item; a throw is that item's failure. */
  send: (payload: Payload) => SagaGenerator<SendResult | Sent<Payload>>;
  /**
   * Looks once, after all others were answered, what became of the items whose answers were lost; returns what it knows
   * by their ids, and throws where it cannot tell. What went missing with the line and is not there is then sent once
   * more. Without it they have failed.
   */
  findLost?: (lost: readonly StoredRow<Payload>[]) => SagaGenerator<ReadonlyMap<string, Sent<Payload>>>;
  /** Whether it looks at refused items too, because they may stand otherwise than the page knows. */
  findsRefused?: boolean;
  /** Whether what is submitted while another plan runs is sent after that, because nobody could submit it again. */
  waits?: boolean;
  /** The items that are sent in place of one that failed by this error; none where it cannot be divided. */
  partsOf?: (item: FanOutItem<Payload>, error: unknown) => readonly FanOutItem<Payload>[];
  /** Whether an item that failed by this error would only fail again, so that Retry leaves it out. */
  isFinal?: (payload: Payload, error: unknown) => boolean;
  /** What a notice offers after a round, by all rows added so far; `null` where the ledger tells how it ended. */
  offerAfter?: (added: readonly StoredRow<Payload>[]) => Partial<Notice> | null;
  /** Runs after a round that was sent, with what `before` gets, for instance to read the list again. */
  after?: (sample: Payload, all: readonly Payload[]) => Generator;
}
