import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { failureOf } from '#client/lib/errors';
import type { Conclusion } from '#client/lib/tally';
import { selectAddress } from '../address';
import { isResume, planResumed, resumeOf, retryChosen, type ResumeEvent } from '../fanOutEvents';
import { logFailure } from '../log';
import type { EventPattern } from '../sagas/eventPattern';
import { takeLeadingEach } from '../sagas/takeLeadingEach';
import type { FanOutKind } from './kind';
import { fanOutFinished, planStarted } from './ledgers';
import { concludeRound, runRound } from './round';
import type { FanOutItem } from './row';

/**
 * Serves one kind of fan-out: `submitted` starts the worker, which runs the fan-out, and Retry and Continue send again.
 * Only one of them runs under a key at a time, and what comes meanwhile is dropped. The error of a worker is told.
 *
 * @param waits whether an event for a busy key is served after those before it, and not dropped
 */
export function* takeFanOut<Event extends Action, Payload>(
  kind: FanOutKind<Payload>,
  submitted: EventPattern<Event>,
  keyOf: (event: Event) => string,
  worker: (event: Event) => Generator,
  waits?: (event: Event | ResumeEvent) => boolean,
): SagaGenerator<void> {
  const key = (event: Event | ResumeEvent) => (isResume(event) ? event.payload.key : keyOf(event));
  yield* takeLeadingEach({ match: isAnyOf(submitted, resumeOf(kind)) }, key, servingFanOut(kind, keyOf, worker), waits);
}

/** Makes what serves the events of a kind, where that is fetched apart from its watcher. */
export function servingFanOut<Event extends Action, Payload>(
  kind: FanOutKind<Payload>,
  keyOf: (event: Event) => string,
  worker: (event: Event) => Generator,
) {
  return function* serve(event: Event | ResumeEvent): SagaGenerator<void> {
    try {
      if (isResume(event)) yield* call(resumeFanOut, kind, event);
      else yield* call(worker, event);
    } catch (error) {
      const key = isResume(event) ? event.payload.key : keyOf(event);
      logFailure(key, error);
      yield* put(fanOutFinished(key));
      const { text, detail } = failureOf(error, { text: kind.texts.failed });
      const conclusion: Conclusion = { kind: 'error', text, detail };
      yield* call(concludeRound, key, conclusion);
    }
  };
}

/** Sends a plan, a few calls at once, with a ledger that tells what became of each item (decisions: fan-outs). */
export function* runFanOut<Payload>(
  kind: FanOutKind<Payload>,
  key: string,
  items: readonly FanOutItem<Payload>[],
): SagaGenerator<void> {
  const place = yield* select(selectAddress);
  yield* put(planStarted({ key, kind: kind.name, title: kind.texts.title, place, items }));
  yield* call(runRound, kind, key);
}

/** Sends the failed items of a plan again, or those that were held back. */
export function* resumeFanOut<Payload>(
  kind: FanOutKind<Payload>,
  { type, payload: { key } }: ResumeEvent,
): SagaGenerator<void> {
  const place = yield* select(selectAddress);
  const outcome = type === retryChosen.type ? 'failed' : 'unsent';
  // What must be read before a round tells of them too.
  const looksFirst = !kind.read || kind.goesOnUnread === true || kind.readsOnceLost === true;
  yield* put(planResumed({ key, place, outcome, looksFirst }));
  yield* call(runRound, kind, key);
}
