import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { failureOf, isRefusal } from '#client/lib/errors';
import type { Conclusion, LedgerRow, TallyTexts } from '#client/lib/tally';
import { failedItems, tallyOf, tallyText, wholeOf } from '#client/lib/tally';
import type { Message, Text } from '#client/lib/text';
import { selectAddress } from '../address';
import { logFailure } from '../log';
import type { Notice } from '../notices';
import { noticeShown } from '../notices';
import { findQuietly } from '../sagas/sendOrFind';
import { sideBySide } from '../sagas/sideBySide';
import type { FanOutItem, StoredRow } from './ledgers';
import {
  fanOutFinished,
  itemMoved,
  itemSplit,
  planResumed,
  planStarted,
  roundConcluded,
  selectIsTold,
  selectLedger,
  selectQueue,
  selectRowsThatAre,
} from './ledgers';

/** What a service made of one item: new, there already, or nothing because there was nothing to be done. */
export type SendResult = 'added' | 'skipped' | 'leftOut';

/** The same with what the ledger says of it, and what takes the place of the payload from then on. */
export interface Sent<Payload> {
  outcome: SendResult;
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
   * by their ids. Without it they have failed.
   */
  findLost?: (lost: readonly FanOutItem<Payload>[]) => SagaGenerator<ReadonlyMap<string, Sent<Payload>>>;
  /** The items that are sent in place of one that failed by this error; none where it cannot be divided. */
  partsOf?: (item: FanOutItem<Payload>, error: unknown) => readonly FanOutItem<Payload>[];
  /** Whether an item that failed by this error would only fail again, so that Retry leaves it out. */
  isFinal?: (payload: Payload, error: unknown) => boolean;
  /** What a notice offers after a round, by the rows that it added; `null` where the ledger tells how it ended. */
  offerAfter?: (added: readonly StoredRow<Payload>[]) => Partial<Notice> | null;
  /** Runs after a round that was sent, with what `before` gets, for instance to read the list again. */
  after?: (sample: Payload, all: readonly Payload[]) => Generator;
}

/** A fan-out, and the name of its kind. */
export interface FanOutRef {
  kind: string;
  key: string;
}

/** Exactly the failed items are to be sent again that may succeed. */
export const retryChosen = createAction<FanOutRef>('fanOut/retryChosen');
/** What was held back by Stop, or cut off by the end of the session, is to be sent after all. */
export const continueChosen = createAction<FanOutRef>('fanOut/continueChosen');

/** Sends a plan, a few calls at once, with a ledger that tells what became of each item (decisions: fan-outs). */
export function* runFanOut<Payload>(
  kind: FanOutKind<Payload>,
  key: string,
  items: readonly FanOutItem<Payload>[],
): SagaGenerator<void> {
  const place = yield* select(selectAddress);
  yield* put(planStarted({ key, kind: kind.name, title: kind.title, place, items }));
  yield* call(runRound<Payload>, kind, key);
}

/** Sends the failed items of a plan again, or those that were held back. */
export function* resumeFanOut<Payload>(
  kind: FanOutKind<Payload>,
  { type, payload: { key } }: PayloadAction<FanOutRef>,
): SagaGenerator<void> {
  const place = yield* select(selectAddress);
  yield* put(planResumed({ key, place, outcome: type === retryChosen.type ? 'failed' : 'unsent' }));
  yield* call(runRound<Payload>, kind, key);
}

/** Sends everything that is queued, then ends the round and tells its tally. */
export function* runRound<Payload>(kind: FanOutKind<Payload>, key: string): SagaGenerator<void> {
  const queue = yield* select(selectQueue<Payload>, key);
  const payloads = queue.map(({ payload }) => payload);
  const [sample] = payloads;
  if (sample === undefined) {
    yield* put(fanOutFinished(key));
    return;
  }
  if (kind.before) yield* call(prepareRound<Payload>, kind, key, queue);
  yield* call(sideBySide, sendInTurn<Payload>, kind, key, [...queue]);
  if (kind.findLost) yield* call(settleLost<Payload>, kind, key);
  yield* put(fanOutFinished(key));
  yield* call(announceRound<Payload>, kind, key, queue);
  if (kind.after) yield* call(kind.after, sample, payloads);
}

/** Runs what comes before a round; when that fails, the whole queue has failed for its reason, and it throws. */
export function* prepareRound<Payload>(
  { before }: FanOutKind<Payload>,
  key: string,
  queue: readonly StoredRow<Payload>[],
): SagaGenerator<void> {
  const payloads = queue.map(({ payload }) => payload);
  const [sample] = payloads;
  if (!before || sample === undefined) return;
  try {
    yield* call(before, sample, payloads);
  } catch (error) {
    const reason = reasonOf(error);
    for (const { id } of queue) yield* put(itemMoved({ key, id, outcome: 'failed', reason }));
    throw error;
  }
}

/** Sends one waiting item after another until there is none, or until Stop; the lanes share the list. */
export function* sendInTurn<Payload>(
  kind: FanOutKind<Payload>,
  key: string,
  waiting: FanOutItem<Payload>[],
): SagaGenerator<void> {
  for (;;) {
    const ledger = yield* select(selectLedger, key);
    const item = ledger?.status === 'running' ? waiting.shift() : undefined;
    if (!item) return;
    const parts = yield* call(sendItem<Payload>, kind, key, item);
    waiting.unshift(...parts);
  }
}

/** Sends one item and records what became of it; returns the items that are to be sent in its place, mostly none. */
export function* sendItem<Payload>(
  kind: FanOutKind<Payload>,
  key: string,
  item: FanOutItem<Payload>,
): SagaGenerator<readonly FanOutItem<Payload>[]> {
  const { id, payload } = item;
  try {
    yield* put(itemMoved({ key, id, outcome: 'sent' }));
    const result = yield* call(kind.send, payload);
    yield* put(itemMoved({ key, id, ...(typeof result === 'string' ? { outcome: result } : result) }));
    return [];
  } catch (error) {
    logFailure(key, error);
    const parts = kind.partsOf?.(item, error) ?? [];
    const isLost = kind.findLost && !isRefusal(error);
    const outcome = isLost ? 'lost' : kind.isFinal?.(payload, error) ? 'refused' : 'failed';
    if (parts.length > 0) yield* put(itemSplit({ key, id, parts }));
    else yield* put(itemMoved({ key, id, outcome, reason: reasonOf(error) }));
    return parts;
  }
}

/** Looks what became of the items whose answers were lost; those of which nobody knows have failed. */
export function* settleLost<Payload>(kind: FanOutKind<Payload>, key: string): SagaGenerator<void> {
  const lost = yield* select(selectRowsThatAre<Payload>, key, 'lost');
  if (!kind.findLost || lost.length === 0) return;
  const found = yield* call(
    findQuietly<[readonly FanOutItem<Payload>[]], ReadonlyMap<string, Sent<Payload>>>,
    { find: kind.findLost },
    lost,
  );
  for (const { id, reason } of lost)
    yield* put(itemMoved({ key, id, ...(found?.get(id) ?? { outcome: 'failed', reason }) }));
}

const messages = {
  serverError: { id: 'fanOut.serverError', defaultMessage: 'server error' },
} satisfies Record<string, Message>;

/** Why an item failed: how long to wait, the server's sentence, or else whether the connection or the server failed. */
function reasonOf(error: unknown): Text {
  const { text, detail } = failureOf(error, { text: messages.serverError, preferServer: true });
  return detail ?? text;
}

/** Tells the tally of a round, unless none of its wholes was answered: by a notice where that offers something. */
export function* announceRound<Payload>(
  { tally: texts, offerAfter }: Pick<FanOutKind<Payload>, 'tally' | 'offerAfter'>,
  key: string,
  queue: readonly LedgerRow[],
): SagaGenerator<void> {
  const sent = new Set(queue.map((row) => wholeOf(row).id));
  const ledger = yield* select(selectLedger, key);
  const rows = ((ledger?.rows ?? []) as StoredRow<Payload>[]).filter((row) => sent.has(wholeOf(row).id));
  const tally = tallyOf(rows);
  if (tally.open === tally.total) return;
  const kind = tally.failed === 0 ? 'success' : 'error';
  const conclusion: Conclusion = { kind, text: tallyText(tally, texts), detail: failedItems(rows) };
  const offered = offerAfter?.(rows.filter(({ outcome }) => outcome === 'added')) ?? null;
  if (offered) yield* put(noticeShown({ ...conclusion, ...offered }));
  else yield* call(concludeRound, key, conclusion);
}

/** Tells what a round came to: its ledger does where that is on screen and stays there, and otherwise a notice. */
export function* concludeRound(key: string, conclusion: Conclusion): SagaGenerator<void> {
  yield* put(roundConcluded({ key, conclusion }));
  const isTold = yield* select(selectIsTold, key, conclusion.kind);
  if (!isTold) yield* put(noticeShown(conclusion));
}
