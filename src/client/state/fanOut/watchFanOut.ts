import type { Action } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';

import { continueChosen, retryChosen } from '../fanOutEvents';
import type { EventPattern } from '../sagas/eventPattern';
import { takeLeadingEach } from '../sagas/takeLeadingEach';
import type { FanOutKind } from './fanOutKind';

/** A person wants to go on with a plan of which something was not sent, or has failed. */
export const isResume = isAnyOf(retryChosen, continueChosen);

/** Retry or Continue. */
export type ResumeEvent = ReturnType<typeof retryChosen>;

/**
 * Watches for one kind of fan-out: `serve` is called for what is submitted, for Retry and for Continue. Only one of
 * them runs under a key at a time; what comes meanwhile is dropped, or waits if the kind says so.
 */
export function* watchFanOut<Event extends Action>(
  kind: Pick<FanOutKind<never>, 'name' | 'waits'>,
  submitted: EventPattern<Event>,
  keyOf: (event: Event) => string,
  serve: (event: Event | ResumeEvent) => Generator,
): SagaGenerator<void> {
  const isOfKind = (event: Action): event is ResumeEvent => isResume(event) && event.payload.kind === kind.name;
  const wanted = {
    match: (event: Action): event is Event | ResumeEvent => submitted.match(event) || isOfKind(event),
  };
  yield* takeLeadingEach(
    wanted,
    (event) => (isResume(event) ? event.payload.key : keyOf(event)),
    serve,
    (event) => kind.waits === true && !isResume(event),
  );
}
