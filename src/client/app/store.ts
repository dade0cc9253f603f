import {
  combineReducers,
  configureStore,
  type Action,
  type Reducer,
  type StateFromReducersMapObject,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { runSaga, type MulticastChannel } from 'redux-saga';

import { sessionEnded, sessionReducer, signedIn, signOutChosen } from '#client/features/session';
import { addressReducer, type AddressRoot } from '#client/state/address';
import { confirmationReducer, type ConfirmationsRoot } from '#client/state/confirmations';
import { fanOutsReducer, interruptedLedgers, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { formsReducer, type FormsRoot } from '#client/state/forms/forms';
import { mergesReducer, type MergesRoot } from '#client/state/forms/merges';
import { interruptedSteps, stepsReducer, type StepsRoot } from '#client/state/forms/steps';
import { halfDoneReducer, type HalfDoneRoot } from '#client/state/halfDone/halfDone';
import { languageReducer, type LanguageRoot } from '#client/state/language';
import { listsReducer, type ListsRoot } from '#client/state/lists';
import { logFailure } from '#client/state/log';
import { noticesReducer, type NoticesRoot } from '#client/state/notices';
import { requestsReducer, type RequestsRoot } from '#client/state/requests/requests';
import { settingsReducer, type SettingsRoot } from '#client/state/settings';
import { updatesReducer, type UpdatesRoot } from '#client/state/updates';
import { versionReducer, type VersionRoot } from '#client/state/version';
import { unknownWritesReducer, type UnknownWritesRoot } from '#client/state/writes/unknown';
import { devTools } from './devTools';
import { lastResort } from './lastResort';
import { recordActions } from './report/recordActions';
import { sagaMonitor } from './sagaMonitor';

/** The slices that are there from the start; sections add theirs when they are opened. */
const baseReducers = {
  session: sessionReducer,
  settings: settingsReducer,
  address: addressReducer,
  language: languageReducer,
  requests: requestsReducer,
  unknownWrites: unknownWritesReducer,
  lists: listsReducer,
  fanOuts: fanOutsReducer,
  forms: formsReducer,
  steps: stepsReducer,
  merges: mergesReducer,
  halfDone: halfDoneReducer,
  notices: noticesReducer,
  confirmation: confirmationReducer,
  version: versionReducer,
  updates: updatesReducer,
};

/** Makes the compiler refuse a state that lacks what the selectors of `state` read. */
type WithSharedRoots<
  State extends AddressRoot &
    ConfirmationsRoot &
    FanOutsRoot &
    FormsRoot &
    HalfDoneRoot &
    LanguageRoot &
    ListsRoot &
    MergesRoot &
    NoticesRoot &
    RequestsRoot &
    SettingsRoot &
    StepsRoot &
    UnknownWritesRoot &
    UpdatesRoot &
    VersionRoot,
> = State;

/** The state that every selector below `app` may read. */
export type BaseState = WithSharedRoots<StateFromReducersMapObject<typeof baseReducers>>;

/** Reducers by the name of their slice. */
export type ReducersByName = Readonly<Record<string, Reducer>>;

/** The reducer of the whole state, with the slices of some sections; some events end a part of the state first. */
export function rootReducer(sectionReducers: ReducersByName = {}): Reducer<BaseState> {
  const combined: Reducer<BaseState, Action, Partial<BaseState>> = combineReducers({
    ...baseReducers,
    ...sectionReducers,
  });
  return (state, action) => combined(state && outlasting(state, action), action);
}

/** The part of the state that an event keeps before the slices react; a slice that is left out starts afresh. */
function outlasting(state: BaseState, action: Action): Partial<BaseState> {
  if (sessionEnded.match(action)) return whatInterruptionLeaves(state);
  const isSomebodyElse = signedIn.match(action) && action.payload.user !== state.session.user;
  return isSomebodyElse || signOutChosen.match(action) ? withoutPersonalWork(state) : state;
}

/** The part of the state that outlives a session that ended: only what can go on later (decisions: sessions). */
function whatInterruptionLeaves(state: BaseState): Partial<BaseState> {
  const { session, settings, language, forms, halfDone, version } = state;
  const fanOuts = interruptedLedgers(state);
  const steps = interruptedSteps(state, [...Object.keys(forms.sent), ...Object.keys(fanOuts)]);
  return { session, settings, language, forms, halfDone, version, steps, fanOuts };
}

/**
 * The state without what the last person typed or began. Half-done work stays for the next person, because a patient
 * depends on it.
 */
function withoutPersonalWork(state: BaseState): Partial<BaseState> {
  return { ...state, forms: undefined, steps: undefined, fanOuts: undefined };
}

/** Builds the store with its saga middleware; nothing runs until `runSaga` is called. */
export function createStore() {
  const onError = (error: Error) => {
    logFailure('saga', error);
    handleUncaught('saga', error);
  };
  const monitor = sagaMonitor();
  const sagas = createSagaMiddleware({ onError, sagaMonitor: monitor });
  const store = configureStore({
    reducer: rootReducer(),
    devTools: devTools(),
    // The toolkit's development checks walk the whole state on every action: too slow beside 100,000 rows.
    middleware: (getDefault) =>
      getDefault({ thunk: false, immutableCheck: false, serializableCheck: false, actionCreatorCheck: false }).concat(
        recordActions,
        sagas,
      ),
  });
  const handleUncaught = lastResort(store.dispatch);
  let added: ReducersByName = {};
  return {
    ...store,
    /** Tells an error that nothing else has caught. */
    handleUncaught,
    runSaga: <Args extends unknown[]>(saga: (...args: Args) => Generator, ...args: Args) => sagas.run(saga, ...args),
    /** Runs a saga that hears what is put into a channel of its own, and nothing else. */
    runBeside: <Args extends unknown[]>(
      channel: MulticastChannel<Action>,
      saga: (...args: Args) => Generator,
      ...args: Args
    ) =>
      runSaga(
        { channel, dispatch: store.dispatch, getState: () => store.getState(), onError, sagaMonitor: monitor },
        saga,
        ...args,
      ),
    /** Adds the slices of a section; adding them again changes nothing. */
    addReducers: (reducers: ReducersByName) => {
      if (Object.keys(reducers).every((name) => name in added)) return;
      added = { ...added, ...reducers };
      store.replaceReducer(rootReducer(added));
    },
  };
}

export type Store = ReturnType<typeof createStore>;
