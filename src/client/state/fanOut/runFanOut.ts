import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { isOffline } from '#client/device/line';
import { failureOf, isRefusal, Unsent } from '#client/lib/errors';
import type { Message, Text } from '#client/lib/text';
import { selectAddress } from '../address';
import type { FanOutRef } from '../fanOutEvents';
import { planResumed, retryChosen } from '../fanOutEvents';
import { logFailure } from '../log';
import { findQuietly } from '../sagas/sendOrFind';
import { sideBySide } from '../sagas/sideBySide';
import { announceRound } from './announceRound';
import type { FanOutKind, Sent } from './fanOutKind';
import type { FanOutItem, StoredRow } from './ledgers';
import {
  fanOutFinished,
  itemMoved,
  itemSentAgain,
  itemSplit,
  planStarted,
  selectQueue,
  selectRowsThatAre,
  selectStatus,
} from './ledgers';
import { untilOnline } from './untilOnline';

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
  const outcome = type === retryChosen.type ? 'failed' : 'unsent';
  yield* put(planResumed({ key, place, outcome, ...(looksFirst(kind) && { looksFirst: true }) }));
  yield* call(runRound<Payload>, kind, key);
}

/** Whether what nobody knows of is looked for before it is sent again; what comes before a round looks by itself. */
function looksFirst<Payload>({ before, findLost }: FanOutKind<Payload>): boolean {
  return !before && findLost !== undefined;
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
  const waiting = queue.filter(({ outcome }) => outcome === 'queued');
  yield* call(sideBySide, waiting, sendItem<Payload>, kind, key);
  if (kind.findLost) yield* call(settleLost<Payload>, kind, key);
  yield* put(fanOutFinished(key));
  yield* call(announceRound<Payload>, kind, key, queue);
  if (kind.after) yield* call(kind.after, sample, payloads);
}

/**
 * Runs what comes before a round, while the page is offline once it is online again. When it fails, the whole queue has
 * failed for its reason, and it throws.
 */
export function* prepareRound<Payload>(
  { before }: Pick<FanOutKind<Payload>, 'before'>,
  key: string,
  queue: readonly StoredRow<Payload>[],
): SagaGenerator<void> {
  const payloads = queue.map(({ payload }) => payload);
  const [sample] = payloads;
  if (!before || sample === undefined) return;
  try {
    yield* call(before, sample, payloads);
  } catch (error) {
    if (isOffline()) {
      const goesOn = yield* call(untilOnline, key);
      if (goesOn) {
        yield* call(prepareRound<Payload>, { before }, key, queue);
        return;
      }
    }
    const reason = reasonOf(error);
    for (const { id } of queue) yield* put(itemMoved({ key, id, outcome: 'failed', reason }));
    throw error;
  }
}

/**
 * Sends one item and records what became of it; after Stop it stays where it is. Where the page is offline it waits, and
 * goes on by itself. Returns the items that are to be sent in its place, mostly none.
 */
export function* sendItem<Payload>(
  item: FanOutItem<Payload>,
  kind: FanOutKind<Payload>,
  key: string,
): SagaGenerator<readonly FanOutItem<Payload>[]> {
  const { id, payload } = item;
  const status = yield* select(selectStatus, key);
  if (status !== 'running') return [];
  try {
    yield* put(itemMoved({ key, id, outcome: 'sent' }));
    const result = yield* call(kind.send, payload);
    yield* put(itemMoved({ key, id, ...(typeof result === 'string' ? { outcome: result } : result) }));
    return [];
  } catch (error) {
    if (error instanceof Unsent) {
      yield* put(itemMoved({ key, id, outcome: 'queued' }));
      yield* call(untilOnline, key);
      return [item];
    }
    logFailure(key, error);
    const parts = kind.partsOf?.(item, error) ?? [];
    const isRefused = isRefusal(error);
    const isLost = kind.findLost && (!isRefused || kind.findsRefused);
    const outcome = isLost ? 'lost' : kind.isFinal?.(payload, error) ? 'refused' : 'failed';
    if (parts.length > 0) yield* put(itemSplit({ key, id, parts }));
    else
      yield* put(itemMoved({ key, id, outcome, reason: reasonOf(error), ...(isLost && isRefused && { isRefused }) }));
    return parts;
  }
}

/**
 * Looks what became of the items whose answers were lost, offline once the page is online again. What went missing with
 * the line and is not there is sent once more; those of which nobody knows have failed.
 */
export function* settleLost<Payload>(kind: FanOutKind<Payload>, key: string): SagaGenerator<void> {
  const lost = yield* select(selectRowsThatAre<Payload>, key, 'lost');
  if (!kind.findLost || lost.length === 0) return;
  const goesOn = yield* call(untilOnline, key);
  const found = yield* call(
    findQuietly<[readonly StoredRow<Payload>[]], ReadonlyMap<string, Sent<Payload>>>,
    { find: kind.findLost },
    lost,
  );
  if (!found && goesOn && isOffline()) {
    yield* call(settleLost<Payload>, kind, key);
    return;
  }
  const missing: StoredRow<Payload>[] = [];
  for (const row of lost) {
    const { id, reason, isCutOff, isSentAgain, isRefused } = row;
    const isUnknown = !found && !isRefused && looksFirst(kind);
    if (found && !found.has(id) && isCutOff && !isSentAgain) missing.push(row);
    else {
      const failed = { outcome: 'failed' as const, reason, ...(isUnknown && { isUnknown }) };
      yield* put(itemMoved({ key, id, ...(found?.get(id) ?? failed) }));
    }
  }
  if (missing.length > 0) yield* call(sendAgain<Payload>, kind, key, missing);
}

/** Sends items once more that were cut off and are known not to have arrived; after Stop they stay unsent. */
export function* sendAgain<Payload>(
  kind: FanOutKind<Payload>,
  key: string,
  missing: readonly StoredRow<Payload>[],
): SagaGenerator<void> {
  for (const { id } of missing) yield* put(itemSentAgain({ key, id }));
  yield* call(sideBySide, missing, sendItem<Payload>, kind, key);
  yield* call(settleLost<Payload>, kind, key);
}

const messages = {
  serverError: { id: 'fanOut.serverError', defaultMessage: 'server error' },
} satisfies Record<string, Message>;

/** Why an item failed: how long to wait, the server's sentence, or else whether the connection or the server failed. */
function reasonOf(error: unknown): Text {
  const { text, detail } = failureOf(error, { text: messages.serverError, preferServer: true });
  return detail ?? text;
}
