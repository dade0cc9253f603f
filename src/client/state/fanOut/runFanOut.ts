import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, join, put, select } from 'typed-redux-saga';

import { failureOf } from '#client/lib/errors';
import type { ItemOutcome, LedgerRow, TallyTexts } from '#client/lib/tally';
import { failedItems, tallyOf, tallyText } from '#client/lib/tally';
import type { Message, Text } from '#client/lib/text';
import { selectAddress } from '../address';
import { logFailure } from '../log';
import { noticeShown } from '../notices';
import type { FanOutItem, StoredRow } from './ledgers';
import { fanOutFinished, itemMoved, planResumed, planStarted, selectLedger, selectQueue } from './ledgers';

/** Calls one fan-out keeps in flight at once (decisions: fan-outs). */
export const FAN_OUT_CONCURRENCY = 5;

/** What a service made of one item: new, or there already. */
export type SendResult = 'added' | 'skipped';

/** One kind of fan-out: what is sent for each item, and what is said of it. */
export interface FanOutKind<Payload> {
  /** Its name in the events of Retry and Continue. */
  name: string;
  /** What is being done, for the offer after an interruption. */
  title: Message;
  /** What is said of a round that ended. */
  tally: TallyTexts;
  /** What is said when the workflow breaks off by an error that is not an item's. */
  failed: Message;
  /**
   * Runs before every round with the payload of one item, for instance to read what is there already. A throw fails the
   * whole round, and nothing is sent.
   */
  before?: (sample: Payload) => Generator;
  /** Sends one item; a throw is that item's failure. */
  send: (payload: Payload) => SagaGenerator<SendResult>;
  /** Runs after every round, however that ended, with the payload of one item, for instance to read the list again. */
  after?: (sample: Payload) => Generator;
}

/** A fan-out, and the name of its kind. */
export interface FanOutRef {
  kind: string;
  key: string;
}

/** Exactly the failed items are to be sent again. */
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

/** Sends everything that is queued, then ends the round and announces its tally. */
export function* runRound<Payload>(kind: FanOutKind<Payload>, key: string): SagaGenerator<void> {
  const queue = yield* select(selectQueue<Payload>, key);
  const [first] = queue;
  if (!first) {
    yield* put(fanOutFinished(key));
    return;
  }
  const obstacle = yield* call(prepareRound<Payload>, kind, key, first.payload);
  if (obstacle === null) yield* call(sendQueue<Payload>, kind, key, queue);
  else yield* call(failQueue, key, queue, obstacle);
  yield* put(fanOutFinished(key));
  yield* call(announceRound, kind.tally, key, queue);
  if (kind.after) yield* call(kind.after, first.payload);
}

/** Runs what comes before a round, and returns why the round cannot be sent; `null` when it can. */
export function* prepareRound<Payload>(
  kind: FanOutKind<Payload>,
  key: string,
  sample: Payload,
): SagaGenerator<Text | null> {
  if (!kind.before) return null;
  try {
    yield* call(kind.before, sample);
    return null;
  } catch (error) {
    logFailure(key, error);
    return reasonOf(error);
  }
}

/** Sends the queue in several lanes, and waits until each has ended. */
export function* sendQueue<Payload>(
  kind: FanOutKind<Payload>,
  key: string,
  queue: readonly StoredRow<Payload>[],
): SagaGenerator<void> {
  const waiting = [...queue];
  const lanes: Task[] = [];
  for (let count = 0; count < FAN_OUT_CONCURRENCY; count += 1) {
    const lane = yield* fork(sendInTurn<Payload>, kind, key, waiting);
    lanes.push(lane);
  }
  yield* join(lanes);
}

/** Sends one waiting item after another until there is none, or until Stop; the lanes share the list. */
function* sendInTurn<Payload>(
  kind: FanOutKind<Payload>,
  key: string,
  waiting: StoredRow<Payload>[],
): SagaGenerator<void> {
  for (;;) {
    const ledger = yield* select(selectLedger, key);
    const row = ledger?.status === 'running' ? waiting.shift() : undefined;
    if (!row) return;
    yield* put(itemMoved({ key, id: row.id, outcome: 'sent' }));
    const answer = yield* call(sendItem<Payload>, kind, key, row.payload);
    yield* put(itemMoved({ key, id: row.id, ...answer }));
  }
}

interface Answer {
  outcome: ItemOutcome;
  reason: Text | null;
}

function* sendItem<Payload>(kind: FanOutKind<Payload>, key: string, payload: Payload): SagaGenerator<Answer> {
  try {
    const outcome = yield* call(kind.send, payload);
    return { outcome, reason: null };
  } catch (error) {
    logFailure(key, error);
    return { outcome: 'failed', reason: reasonOf(error) };
  }
}

/** Marks every item of a queue as failed, for this reason. */
export function* failQueue(key: string, queue: readonly LedgerRow[], reason: Text): SagaGenerator<void> {
  for (const { id } of queue) yield* put(itemMoved({ key, id, outcome: 'failed', reason }));
}

const messages = {
  serverError: { id: 'fanOut.serverError', defaultMessage: 'server error' },
} satisfies Record<string, Message>;

/** Why an item failed: the server's sentence, or else whether the connection or the server failed. */
function reasonOf(error: unknown): Text {
  const { text, detail } = failureOf(error, { text: messages.serverError, preferServer: true });
  return text === messages.serverError ? (detail ?? text) : text;
}

/** Shows the tally of a round as a notice, unless none of its items was answered. */
export function* announceRound(texts: TallyTexts, key: string, queue: readonly LedgerRow[]): SagaGenerator<void> {
  const ids = new Set(queue.map(({ id }) => id));
  const ledger = yield* select(selectLedger, key);
  const answered = (ledger?.rows ?? []).filter(({ id, outcome }) => ids.has(id) && outcome !== 'unsent');
  if (answered.length === 0) return;
  const tally = tallyOf(answered);
  const kind = tally.failed === 0 ? 'success' : 'error';
  yield* put(noticeShown({ kind, text: tallyText(tally, texts), detail: failedItems(answered) }));
}
