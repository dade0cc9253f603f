import type { Action } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, fork, join, put, select, takeEvery } from 'redux-saga/effects';

import { failureOf } from '#client/lib/errors';
import { failedItems, tallyOf, tallyText } from '#client/lib/tally';
import type { Outcome } from '#client/lib/tally';
import type { Message, Text } from '#client/lib/text';
import type { Address } from '../address';
import { selectAddress } from '../address';
import { workEnded, workStarted } from '../forms/unfinished';
import { logFailure } from '../log';
import { noticeShown } from '../notices';
import { takeLeadingEach } from '../sagas/takeLeadingEach';
import type { FanOutItem, StoredLedger } from './ledgers';
import { fanOutFinished, itemMoved, planResumed, planStarted, selectLedger } from './ledgers';

/** Calls one fan-out keeps in flight at once (decisions: fan-outs). */
export const FAN_OUT_CONCURRENCY = 5;

/** What a service made of one item: new, or there already. */
export type SentOutcome = 'added' | 'skipped';

/** What tells one kind of fan-out from another. */
export interface FanOutKind<Sending> {
  /** The beginning of its keys. */
  name: string;
  /** What is being done, for the offer after an interruption. */
  title: Message;
  /**
   * Runs before every round, such as reading what is there already; gets what one of the items sends. A throw is the
   * failure of the whole round, of which nothing is sent.
   */
  before?: (sample: Sending) => Generator;
  /** Sends one item; a throw is that item's failure. */
  send: (sending: Sending) => Generator<unknown, SentOutcome>;
  /** Runs after every round, whatever came of it, such as reading the list anew; gets what one of the items sent. */
  after?: (sample: Sending) => Generator;
}

/** A kind of fan-out, ready to be used: its keys, the event that starts it, and the saga that serves it. */
export interface FanOut<Sending> {
  key: (scope: string | number) => string;
  submitted: (key: string, items: readonly FanOutItem<Sending>[]) => ReturnType<typeof planSubmitted>;
  watch: () => Generator;
}

/** A plan is to be sent. */
const planSubmitted = createAction<{ key: string; items: readonly FanOutItem[] }>('fanOut/submitted');
/** Exactly the failed items are to be sent again. */
export const retryChosen = createAction<{ key: string }>('fanOut/retryChosen');
/** What was held back by Stop, or cut off by the end of the session, is to be sent after all. */
export const continueChosen = createAction<{ key: string }>('fanOut/continueChosen');

const reasons = { unknown: { id: 'fanOut.serverError', defaultMessage: 'server error' } } satisfies Record<
  string,
  Message
>;

type WantedEvent =
  ReturnType<typeof planSubmitted> | ReturnType<typeof retryChosen> | ReturnType<typeof continueChosen>;

/**
 * Makes a kind of fan-out: many calls from one plan, a few at once, with a ledger that tells what became of each, Stop,
 * and Retry of what failed (decisions: fan-outs). Under one key only one round runs at a time.
 */
export function defineFanOut<Sending>(kind: FanOutKind<Sending>): FanOut<Sending> {
  const isOurs = (key: string) => key.startsWith(`${kind.name}/`);
  const wanted = {
    match: (event: Action): event is WantedEvent =>
      (planSubmitted.match(event) || retryChosen.match(event) || continueChosen.match(event)) &&
      isOurs(event.payload.key),
  };
  const finished = (event: Action) => fanOutFinished.match(event) && isOurs(event.payload);
  return {
    key: (scope) => `${kind.name}/${scope}`,
    submitted: (key, items) => planSubmitted({ key, items }),
    *watch() {
      yield* takeLeadingEach(
        wanted,
        ({ payload }) => payload.key,
        (event) => runRound(kind as FanOutKind<unknown>, event),
      );
      yield takeEvery(finished, runAfter, kind as FanOutKind<unknown>);
    },
  };
}

/** One round: everything that is queued is sent, then the ledger is closed and the tally announced. */
function* runRound(kind: FanOutKind<unknown>, event: WantedEvent): Generator<unknown, void> {
  const { key } = event.payload;
  yield put(startOf(event));
  const queue = queuedRows((yield select(selectLedger, key)) as StoredLedger | undefined);
  const place = (yield select(selectAddress)) as Address;
  yield put(workStarted({ key, work: { title: kind.title, place } }));
  const reason = (yield call(hindranceOf, kind, key, queue)) as Text | null;
  if (reason === null) yield call(sendAll, kind, key, [...queue]);
  else for (const { id } of queue) yield put(itemMoved({ key, id, outcome: 'failed', reason }));
  yield put(fanOutFinished(key));
  yield put(workEnded(key));
  const ids = new Set(queue.map(({ id }) => id));
  const ledger = (yield select(selectLedger, key)) as StoredLedger | undefined;
  yield call(
    announce,
    (ledger?.rows ?? []).filter(({ id }) => ids.has(id)),
  );
}

function startOf(event: WantedEvent): Action {
  const { key } = event.payload;
  if (planSubmitted.match(event)) return planStarted(event.payload);
  return planResumed({ key, outcomes: retryChosen.match(event) ? ['failed'] : ['unsent'] });
}

/** Why a round cannot be sent, `null` when it can. */
function* hindranceOf(
  kind: FanOutKind<unknown>,
  key: string,
  [first]: StoredLedger['rows'],
): Generator<unknown, Text | null> {
  if (!kind.before || !first) return null;
  try {
    yield call(kind.before, first.sending);
    return null;
  } catch (error) {
    logFailure(key, error);
    return reasonOf(error);
  }
}

function* sendAll(kind: FanOutKind<unknown>, key: string, queue: StoredLedger['rows']): Generator<unknown, void> {
  const lanes: Task[] = [];
  for (let lane = 0; lane < FAN_OUT_CONCURRENCY; lane += 1)
    lanes.push((yield fork(sendInTurn, kind, key, queue)) as Task);
  yield join(lanes);
}

/** One of the lanes that share the queue: takes the next item until there is none, or until Stop. */
function* sendInTurn(kind: FanOutKind<unknown>, key: string, queue: StoredLedger['rows']): Generator<unknown, void> {
  for (;;) {
    const ledger = (yield select(selectLedger, key)) as StoredLedger | undefined;
    const row = ledger?.status === 'running' ? queue.shift() : undefined;
    if (!row) return;
    yield put(itemMoved({ key, id: row.id, outcome: 'sent' }));
    const { outcome, reason } = (yield call(settle, kind, key, row.sending)) as Settled;
    yield put(itemMoved({ key, id: row.id, outcome, reason }));
  }
}

interface Settled {
  outcome: Outcome;
  reason: Text | null;
}

function* settle(kind: FanOutKind<unknown>, key: string, sending: unknown): Generator<unknown, Settled> {
  try {
    return { outcome: (yield call(kind.send, sending)) as SentOutcome, reason: null };
  } catch (error) {
    logFailure(key, error);
    return { outcome: 'failed', reason: reasonOf(error) };
  }
}

/** Why an item failed: the server's words, else what is known about the connection, else that it was the server. */
function reasonOf(error: unknown): Text {
  const { text, detail } = failureOf(error, { text: reasons.unknown, preferServer: true });
  return text === reasons.unknown ? (detail ?? text) : text;
}

function* announce(sent: StoredLedger['rows']): Generator {
  const answered = sent.filter(({ outcome }) => outcome !== 'unsent');
  if (answered.length === 0) return;
  const tally = tallyOf(answered);
  const kind = tally.failed === 0 ? 'success' : 'error';
  yield put(noticeShown({ kind, text: tallyText(tally), detail: failedItems(answered) }));
}

function* runAfter(
  kind: FanOutKind<unknown>,
  { payload: key }: ReturnType<typeof fanOutFinished>,
): Generator<unknown, void> {
  const ledger = (yield select(selectLedger, key)) as StoredLedger | undefined;
  const [first] = ledger?.rows ?? [];
  if (kind.after && first) yield call(kind.after, first.sending);
}

function queuedRows(ledger: StoredLedger | undefined): StoredLedger['rows'] {
  return ledger?.rows.filter(({ outcome }) => outcome === 'queued') ?? [];
}
