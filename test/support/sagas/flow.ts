import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
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
  /** Milliseconds the watcher is given to come to rest. */
  restsAfter?: number;
}

/** Runs a watcher with the real root reducer and returns the state it leads to; the caller names the roots it reads. */
export async function afterFlow<State>({
  watcher,
  reducers = {},
  given = [],
  provide,
  events,
  restsAfter = 50,
}: Flow): Promise<State> {
  const { reducer, state } = stateAfter(reducers, given);
  const plan = expectSaga(watcher)
    .withReducer(reducer as Reducer, state)
    .provide(provide);
  const result: { storeState: State } = await events
    .reduce((running, event) => running.dispatch(event), plan)
    .silentRun(restsAfter);
  return result.storeState;
}
