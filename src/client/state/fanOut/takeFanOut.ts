import type { Action } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import { failureOf } from '#client/lib/errors';
import type { Conclusion } from '#client/lib/tally';
import { logFailure } from '../log';
import type { EventPattern } from '../sagas/eventPattern';
import { takeLeadingEach } from '../sagas/takeLeadingEach';
import { concludeRound } from './announceRound';
import type { FanOutKind } from './fanOutKind';
import { fanOutFinished } from './ledgers';
import { continueChosen, resumeFanOut, retryChosen } from './runFanOut';

const resumed = isAnyOf(retryChosen, continueChosen);
type ResumeEvent = ReturnType<typeof retryChosen>;

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
  const isResume = (event: Action): event is ResumeEvent => resumed(event) && event.payload.kind === kind.name;
  const wanted = {
    match: (event: Action): event is Event | ResumeEvent => submitted.match(event) || isResume(event),
  };
  const anyKeyOf = (event: Event | ResumeEvent) => (isResume(event) ? event.payload.key : keyOf(event));
  yield* takeLeadingEach(wanted, anyKeyOf, serve, (event) => kind.waits === true && !isResume(event));

  function* serve(event: Event | ResumeEvent): SagaGenerator<void> {
    try {
      if (isResume(event)) yield* call(resumeFanOut<Payload>, kind, event);
      else yield* call(worker, event);
    } catch (error) {
      const key = anyKeyOf(event);
      logFailure(key, error);
      yield* put(fanOutFinished(key));
      const { text, detail } = failureOf(error, { text: kind.failed });
      const conclusion: Conclusion = { kind: 'error', text, detail };
      yield* call(concludeRound, key, conclusion);
    }
  }
}
