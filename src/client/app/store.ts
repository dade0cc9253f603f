import type { Action, Reducer, StateFromReducersMapObject } from '@reduxjs/toolkit';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';

import { entitiesReducer } from '#client/entities';
import { sessionEnded, sessionReducer, signedIn, signOutChosen } from '#client/features/session';
import { addressReducer } from '#client/state/address';
import { confirmationReducer } from '#client/state/confirmations';
import { fanOutsReducer, interruptedLedgers } from '#client/state/fanOut/ledgers';
import { formsReducer } from '#client/state/forms/forms';
import { interruptedSteps, stepsReducer } from '#client/state/forms/steps';
import { selectHalfDone, unfinishedReducer } from '#client/state/forms/unfinished';
import { listsReducer } from '#client/state/lists';
import { logFailure } from '#client/state/log';
import { noticesReducer } from '#client/state/notices';
import { requestsReducer } from '#client/state/requests/requests';
import { settingsReducer } from '#client/state/settings';

/** The slices that are there from the start; sections add theirs when they are opened. */
const baseReducers = {
  session: sessionReducer,
  settings: settingsReducer,
  address: addressReducer,
  requests: requestsReducer,
  entities: entitiesReducer,
  lists: listsReducer,
  fanOuts: fanOutsReducer,
  unfinished: unfinishedReducer,
  steps: stepsReducer,
  forms: formsReducer,
  notices: noticesReducer,
  confirmation: confirmationReducer,
};

/** What every selector below `app` may count on. */
export type BaseState = StateFromReducersMapObject<typeof baseReducers>;

/** Reducers by the name of their slice. */
export type ReducersByName = Readonly<Record<string, Reducer>>;

/**
 * The whole state's reducer with the slices of some sections. When the session ends, everything but the session
 * itself, the settings, the work that was interrupted and what was typed starts afresh. These go too when the person
 * chose to sign out, or when another one signs in, so that nothing of one person is left for the next; but what must
 * not stay half done is, for it is the patient's.
 */
export function rootReducer(sectionReducers: ReducersByName = {}): Reducer<BaseState> {
  const combined = combineReducers({ ...baseReducers, ...sectionReducers }) as unknown as Reducer<BaseState>;
  return (state, action) => combined(state && beforeAction(state, action), action);
}

function beforeAction(state: BaseState, action: Action): BaseState {
  if (sessionEnded.match(action)) {
    const { session, settings, unfinished, forms } = state;
    const steps = interruptedSteps(state, Object.keys(forms.sent));
    return { session, settings, unfinished, forms, steps, fanOuts: interruptedLedgers(state) } as BaseState;
  }
  const isLeft = signOutChosen.match(action) || (signedIn.match(action) && action.payload.user !== state.session.user);
  return isLeft
    ? { ...state, unfinished: selectHalfDone(state), steps: {}, fanOuts: {}, forms: { sent: {}, drafts: {} } }
    : state;
}

/** Builds the store with its saga middleware; nothing runs until `runSaga` is called. */
export function createStore() {
  const sagas = createSagaMiddleware({
    onError: (error) => {
      logFailure('saga', error);
    },
  });
  const store = configureStore({
    reducer: rootReducer(),
    // The toolkit's development checks walk the whole state on every action: too slow beside 100,000 rows.
    middleware: (getDefault) =>
      getDefault({ thunk: false, immutableCheck: false, serializableCheck: false, actionCreatorCheck: false }).concat(
        sagas,
      ),
  });
  let added: ReducersByName = {};
  return {
    ...store,
    runSaga: <Args extends unknown[]>(saga: (...args: Args) => Generator, ...args: Args) => sagas.run(saga, ...args),
    /** Adds the slices of a section; adding them again changes nothing. */
    addReducers: (reducers: ReducersByName) => {
      if (Object.keys(reducers).every((name) => name in added)) return;
      added = { ...added, ...reducers };
      store.replaceReducer(rootReducer(added));
    },
  };
}

export type Store = ReturnType<typeof createStore>;
