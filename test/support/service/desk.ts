import type { Reducer, StateFromReducersMapObject, UnknownAction } from '@reduxjs/toolkit';
import { fork } from 'redux-saga/effects';

import { http } from '#client/api/axios';
import { configureHttp } from '#client/api/http';
import { createStore, type BaseState } from '#client/app/store';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { selectToken, signedIn, tokenRefused } from '#client/features/session';
import { SERVICES, type Service } from './service';

/** The slices and watchers of a section or a feature, as its `index.ts` gives them to the app. */
export interface Played<Reducers extends Readonly<Record<string, Reducer>>> {
  reducers?: Reducers;
  watchers: Readonly<Record<string, () => Generator>>;
}

/** What is in the store of a desk. */
export type StateOf<Reducers extends Readonly<Record<string, Reducer>>> = BaseState &
  StateFromReducersMapObject<Reducers & { entities: typeof entitiesReducer }>;

/** What happens next: an event as the screen tells it, or what somebody does elsewhere. */
export type Step = UnknownAction | (() => void);

/** A person in front of the real store and the real sagas, before a service. */
export interface Desk<State> {
  state: () => State;
  /** Does these, one once all that came before is at rest, and waits until nothing is under way any more. */
  act: (...steps: readonly Step[]) => Promise<void>;
  /** Ends what is under way, as the end of the session does. */
  close: () => void;
  /** What made the sagas fall over, which must be nothing. */
  crashes: unknown[];
}

const AT_ONCE = { meta: 'at once' };

/** The same event, which comes while the first calls of what was before it are on their way. */
export function atOnce(event: UnknownAction): UnknownAction {
  return { ...event, ...AT_ONCE };
}

/**
 * Opens a desk at which these things have happened before; somebody is signed in, unless these say otherwise. No time
 * passes there: a timer goes off as soon as there is nothing else to do.
 */
export function openDesk<Reducers extends Readonly<Record<string, Reducer>>>(
  { reducers, watchers }: Played<Reducers>,
  service: Service,
  given: readonly UnknownAction[] = [],
): Desk<StateOf<Reducers>> {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask'] });
  const crashes: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...crash) => crashes.push(crash));
  const store = createStore();
  store.addReducers({ entities: entitiesReducer, ...reducers });
  configureHttp({
    baseUrls: SERVICES,
    currentToken: () => selectToken(store.getState()),
    onUnauthorized: () => store.dispatch(tokenRefused()),
  });
  const { adapter } = http.defaults;
  http.defaults.adapter = service.adapter;
  [signedIn('the token', 'admin@mawid.example'), ...given].forEach(store.dispatch);
  const saga = store.runSaga(serve, Object.values(watchers));
  saga.toPromise().catch((error: unknown) => crashes.push(error));
  return {
    state: store.getState as () => StateOf<Reducers>,
    crashes,
    act: async (...steps) => {
      service.deed += 1;
      for (const step of steps) {
        await ('meta' in step ? untilUnderWay(service) : rest(service));
        if (typeof step === 'function') step();
        else store.dispatch(step);
      }
      await rest(service);
    },
    close: () => {
      saga.cancel();
      http.defaults.adapter = adapter;
      jest.useRealTimers();
    },
  };
}

/** Plays these steps at a desk of its own, and returns the state that they lead to. */
export async function play<Reducers extends Readonly<Record<string, Reducer>>>(
  played: Played<Reducers>,
  service: Service,
  steps: readonly Step[],
  given: readonly UnknownAction[] = [],
): Promise<StateOf<Reducers>> {
  const desk = openDesk(played, service, given);
  try {
    await desk.act(...steps);
    expect(desk.crashes).toEqual([]);
    return desk.state();
  } finally {
    desk.close();
  }
}

function* serve(watchers: readonly (() => Generator)[]): Generator {
  for (const watcher of watchers) yield fork(watcher);
}

/** Waits until nothing is under way; timers go off at once. */
async function rest({ calls }: Service): Promise<void> {
  for (let before = -1; before !== calls.length;) {
    before = calls.length;
    await jest.runAllTimersAsync();
  }
}

async function untilUnderWay(service: Service): Promise<void> {
  for (let turns = 0; turns < 100 && service.underWay.length === 0; turns += 1) await jest.advanceTimersByTimeAsync(0);
}
