import type { SagaGenerator } from 'typed-redux-saga';

import type { TallyTexts } from '#client/lib/tally';
import type { Message, Text } from '#client/lib/text';
import type { Lost, Refused } from '../writes/ask';
import type { Telling } from './conclusion';
import type { FanOutItem, SendResult, Sent, ItemStanding } from './row';

/** What is said of a fan-out and of its rounds. */
interface FanOutTexts extends TallyTexts {
  /** What is being done, for the offer after an interruption. */
  title: Message;
  /** What is said of a round that could not begin, or that broke off by an error that is not an item's. */
  failed: Message;
}

/** One kind of fan-out: what is sent for each item, and what is said of it. */
export interface FanOutKind<Payload> extends Telling<Payload> {
  /** Its name in the events of Retry and Continue. */
  name: string;
  texts: FanOutTexts;
  /**
   * Reads what the items are held against: before every round, and `isAnew` once answers were lost. A throw before a
   * round fails all of it, and nothing is sent, unless it goes on all the same.
   */
  read?: (all: readonly Payload[], isAnew: boolean) => SagaGenerator<void>;
  /** Whether the round goes on where nothing could be read before it, which only saves calls. */
  goesOnUnread?: boolean;
  /** Whether it is read only once answers were lost, because what is on screen is believed before. */
  readsOnceLost?: boolean;
  /**
   * How an item stands by what was read: asked before it is sent, and again of one whose answer was lost. What is open
   * then has failed, unless it went missing with the line: that is sent once more. Left out, every item is open.
   *
   * @param isTried whether an answer to it was lost before, so that what is done may be its own work
   */
  standing?: (payload: Payload, isTried: boolean) => SagaGenerator<ItemStanding<Payload>>;
  /**
   * The ids of the items that an item needs the place of: it is sent once these are no longer on their way. `send`
   * looks what became of them.
   */
  needs?: (payload: Payload) => readonly string[];
  /** Sends one item that is open; a throw is that item's failure. */
  send: (payload: Payload, isTried: boolean) => SagaGenerator<SendResult | Sent<Payload>>;
  /** What follows once an item has come true, by its own call or before it. */
  settled?: (payload: Payload) => SagaGenerator<void>;
  /** Whether refused items are looked at too, so that the ledger can say of one that it is Cancelled by now. */
  looksAtRefused?: boolean;
  /**
   * What is sent in place of an item that was not accepted: of hours refused for a whole provider, those of each of its
   * doctors; nothing at all where it would only be refused again; `null` where Retry may send it again.
   */
  insteadOf?: (item: FanOutItem<Payload>, answer: Refused | Lost) => readonly FanOutItem<Payload>[] | null;
  /** What is said of an item that was not accepted, where that is more than its service said; after a look, if any. */
  reasonOf?: (payload: Payload, said: Text) => SagaGenerator<Text>;
  /** Runs after a round that was sent, with the first of its payloads and all of them, such as to read a list again. */
  after?: (sample: Payload, all: readonly Payload[]) => Generator;
}
