import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import { failureOf } from '#client/lib/errors';
import type { Conclusion } from '#client/lib/tally';
import { logFailure } from '../log';
import type { EventPattern } from '../sagas/eventPattern';
import { concludeRound } from './announceRound';
import type { FanOutKind } from './fanOutKind';
import { fanOutFinished } from './ledgers';
import { resumeFanOut } from './runFanOut';
import type { ResumeEvent } from './watchFanOut';
import { isResume, watchFanOut } from './watchFanOut';

/**
 * Serves one kind of fan-out: `submitted` starts the worker, which runs the fan-out, and Retry and Continue send again.
 * Only one of them runs under a key at a time; what comes meanwhile is dropped, or waits if the kind says so. The error
 * of a worker is told.
 */
export function* takeFanOut<Event extends Action, Payload>(
  kind: FanOutKind<Payload>,
  submitted: EventPattern<Event>,
  keyOf: (event: Event) => string,
  worker: (event: Event) => Generator,
): SagaGenerator<void> {
  yield* watchFanOut(kind, submitted, keyOf, servingFanOut(kind, keyOf, worker));
}

/** Makes what `watchFanOut` calls for the events of a kind, where that is fetched apart from its watcher. */
export function servingFanOut<Event extends Action, Payload>(
  kind: FanOutKind<Payload>,
  keyOf: (event: Event) => string,
  worker: (event: Event) => Generator,
) {
  return function* serve(event: Event | ResumeEvent): SagaGenerator<void> {
    try {
      if (isResume(event)) yield* call(resumeFanOut<Payload>, kind, event);
      else yield* call(worker, event);
    } catch (error) {
      const key = isResume(event) ? event.payload.key : keyOf(event);
      logFailure(key, error);
      yield* put(fanOutFinished(key));
      const { text, detail } = failureOf(error, { text: kind.failed });
      const conclusion: Conclusion = { kind: 'error', text, detail };
      yield* call(concludeRound, key, conclusion);
    }
  };
}
