import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { expectSaga, type ExpectApi } from 'redux-saga-test-plan';
import type { EffectProviders, StaticProvider } from 'redux-saga-test-plan/providers';

import { stateAfter } from './stateWith';

interface Flow {
  /** The watcher of the section or feature under test. */
  watcher: () => Generator;
  /** Its slices by name. */
  reducers?: Readonly<Record<string, Reducer>>;
  /** What happened before, such as data that has been loaded. */
  given?: readonly UnknownAction[];
  /** Stands in for the api functions, and for nothing else. */
  provide: (EffectProviders | StaticProvider)[];
  /** What the person does, as the screen tells it. */
  events: readonly UnknownAction[];
}

/** Runs a watcher with the real root reducer and returns the state it leads to; the caller names the roots it reads. */
export function afterFlow<State>({ watcher, reducers = {}, given = [], provide, events }: Flow): Promise<State> {
  const { reducer, state } = stateAfter(reducers, given);
  const plan = expectSaga(watcher)
    .withReducer(reducer as Reducer, state)
    .provide(provide);
  return atRest<State>(events.reduce((running, event) => running.dispatch(event), plan));
}

/** Longer than any saga waits for a timer. */
const HOUR_MS = 3_600_000;

/**
 * Plays a plan until its sagas wait for nothing but events, then ends them and returns the state. No real time passes:
 * a timer, such as that of `delay` or of a late answer, goes off as soon as there is nothing else to do.
 */
export async function atRest<State>(plan: ExpectApi): Promise<State> {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask'] });
  try {
    const result: Promise<{ storeState: State }> = plan.silentRun(HOUR_MS);
    await jest.runAllTimersAsync();
    return (await result).storeState;
  } finally {
    jest.useRealTimers();
  }
}
