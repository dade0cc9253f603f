import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { isOffline } from '#client/device/line';
import { isForbidden, throttleOf } from '#client/lib/errors';
import type { LedgerRow } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';
import { logFailure } from '../log';
import { noticeShown, type Notice } from '../notices';
import { CONCURRENCY, inTurn } from '../sagas/sideBySide';
import { untilSessionLasts } from '../session';
import { ask } from '../writes/ask';
import { conclusionOf, type Telling } from './conclusion';
import type { FanOutKind } from './kind';
import {
  fanOutFinished,
  itemMoved,
  itemSplit,
  roundConcluded,
  selectDueRows,
  selectIsTold,
  selectLedger,
  selectQueue,
  selectRowsThatAre,
  type ToldRound,
} from './ledgers';
import { seen, type FanOutItem, type StoredRow } from './row';
import { lookAt, sendIfOpen } from './standing';
import { askUnlessStopped, holdPlan, untilOnline, untilTurn, waitHeld } from './turn';

/** Milliseconds that a call may take, to tell whether a round outlives the session. */
const USUAL_CALL_MS = 1000;

/** Sends what is queued, looks for what was lost, ends the round and tells its tally. */
export function* runRound<Payload>(kind: FanOutKind<Payload>, key: string): SagaGenerator<void> {
  const queue = yield* select(selectQueue<Payload>, key);
  const payloads = queue.map(({ payload }) => payload);
  const [sample] = payloads;
  if (sample === undefined) {
    yield* put(fanOutFinished(key));
    return;
  }
  yield* call(untilSessionLasts, (queue.length / CONCURRENCY) * USUAL_CALL_MS);
  const { read, goesOnUnread, readsOnceLost = false } = kind;
  if (read && !readsOnceLost) yield* call(prepareRound<Payload>, key, queue, { read, goesOnUnread });
  let goesOn: boolean;
  do {
    const waiting = yield* select(selectDueRows<Payload>, key, kind.needs);
    yield* call(inTurn, waiting, untilTurn, sendItem<Payload>, kind, key);
    const isAnyLost = yield* call(settleLost, kind, key);
    // Others may have their place now.
    goesOn = isAnyLost || (kind.needs !== undefined && waiting.length > 0);
  } while (goesOn);
  yield* put(fanOutFinished(key));
  yield* call(announceRound, kind, key, queue);
  if (kind.after) yield* call(kind.after, sample, payloads);
}

/**
 * Reads what a round is held against: while the page is offline once it is online again, and while the service asks to
 * wait once that is over. Stop ends it. When it fails, the round goes on if it may; else the whole queue has failed for
 * its reason, and it throws.
 */
export function* prepareRound<Payload>(
  key: string,
  queue: readonly StoredRow<Payload>[],
  { read, goesOnUnread }: Required<Pick<FanOutKind<Payload>, 'read'>> & { goesOnUnread?: boolean | undefined },
): SagaGenerator<void> {
  const payloads = queue.map(({ payload }) => payload);
  for (;;) {
    const ready = yield* call(askUnlessStopped<[readonly Payload[], boolean], void>, key, read, payloads, false);
    if (!ready) return;
    if (ready.is === 'accepted') {
      // What an earlier try made is known now, so that nothing is left to look for.
      for (const { id, outcome } of queue) if (outcome === 'lost') yield* put(itemMoved(key, id, { is: 'absent' }));
      return;
    }
    const goesOn = isOffline() && (yield* call(untilOnline, key));
    if (goesOn) continue;
    const throttle = throttleOf(ready.error);
    if (throttle) {
      const isHeldNoMore = yield* call(waitHeld, key, throttle);
      if (isHeldNoMore) continue;
      return;
    }
    if (goesOnUnread) {
      logFailure(key, ready.error);
      return;
    }
    const reason = ready.reason ?? messages.serverError;
    const then = isForbidden(ready.error) ? 'nothing' : 'retry';
    for (const { id } of queue) yield* put(itemMoved(key, id, { is: 'blocked', reason, then }));
    throw ready.error;
  }
}

/**
 * Sends one item and records what became of it; after Stop it stays where it is. While the page is offline it waits,
 * and a service that has no room for it holds the whole plan. Returns the items that are to be sent in its place,
 * mostly none.
 */
export function* sendItem<Payload>(
  item: FanOutItem<Payload>,
  kind: FanOutKind<Payload>,
  key: string,
): SagaGenerator<readonly FanOutItem<Payload>[]> {
  const { id, payload } = item;
  yield* call(untilSessionLasts, 0);
  const ledger = yield* select(selectLedger, key);
  if (ledger?.status !== 'running') return [];
  yield* put(itemMoved(key, id, { is: 'sent' }));
  const answer = yield* ask(sendIfOpen<Payload>, kind, item);
  if (answer.is === 'accepted') {
    yield* put(itemMoved(key, id, { is: 'accepted', as: answer.value }));
    return [];
  }
  if (answer.is === 'refused' && answer.isUnsent) {
    yield* put(itemMoved(key, id, { is: 'heldBack' }));
    yield* call(untilOnline, key);
    return [item];
  }
  logFailure(key, answer.error);
  const throttle = throttleOf(answer.error);
  if (throttle) {
    yield* put(itemMoved(key, id, { is: 'heldBack' }));
    yield* call(holdPlan, key, throttle, ledger.pace?.holds ?? 0);
    return [item];
  }
  const instead = kind.insteadOf?.(item, answer) ?? null;
  if (instead && instead.length > 0) {
    yield* put(itemSplit({ key, id, parts: instead }));
    return instead;
  }
  const said = answer.reason ?? messages.serverError;
  const { reasonOf, looksAtRefused = false } = kind;
  const reason = reasonOf && !looksAtRefused ? yield* call(reasonOf, payload, said) : said;
  const isVain = answer.is === 'refused' && answer.isForbidden;
  const then = isVain ? 'nothing' : looksAtRefused ? 'look' : instead ? 'nothing' : 'retry';
  yield* put(itemMoved(key, id, answer.is === 'lost' ? { is: 'lost', reason } : { is: 'refused', reason, then }));
  return [];
}

/**
 * Looks what became of the items whose answers were lost, and where that fails offline, or because the service asks to
 * wait, once more when that is over; returns whether there were any. What went missing with the line and is not there
 * is queued again; those of which nobody knows have failed.
 */
export function* settleLost<Payload>(kind: FanOutKind<Payload>, key: string): SagaGenerator<boolean> {
  const lost = yield* select(selectRowsThatAre<'lost', Payload>, key, 'lost');
  if (lost.length === 0) return false;
  const looked = yield* ask(lookAt<Payload>, kind, lost);
  if (looked.is !== 'accepted') {
    logFailure(key, looked.error);
    const throttle = throttleOf(looked.error);
    const goesOn = throttle ? yield* call(waitHeld, key, throttle) : isOffline() && (yield* call(untilOnline, key));
    if (goesOn) return yield* call(settleLost, kind, key);
  }
  for (const { id } of lost) yield* put(itemMoved(key, id, seen(looked, id)));
  return true;
}

/** Tells what a round came to. */
export function* announceRound<Payload>(
  kind: Telling<Payload>,
  key: string,
  queue: readonly LedgerRow[],
): SagaGenerator<void> {
  const ledger = yield* select(selectLedger, key);
  if (!ledger) return;
  const { told, more, beside } = conclusionOf(kind, key, ledger, queue);
  if (told) yield* call(concludeRound, key, told, more);
  if (beside) yield* put(noticeShown(beside));
}

/**
 * Tells what a round came to: its ledger does where that is on screen and stays there, and otherwise a notice, which
 * may offer more.
 */
export function* concludeRound(key: string, conclusion: ToldRound, more: Partial<Notice> = {}): SagaGenerator<void> {
  yield* put(roundConcluded({ key, conclusion }));
  const isTold = yield* select(selectIsTold, key, conclusion.kind);
  if (!isTold) yield* put(noticeShown({ ...conclusion, ...more }));
}

const messages = messagesOf('fanOut', {
  serverError: 'server error',
});
