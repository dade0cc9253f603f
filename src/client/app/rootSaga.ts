import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { call, cancel, delay, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';

import { FIRST_SECONDS_MS } from '#client/device/aheadOfNeed';
import {
  deskUnlocked,
  selectIsAuthenticated,
  selectIsCovered,
  sessionEnded,
  sessionRestored,
  signedIn,
  watchSession,
} from '#client/features/session';
import { addressRead, placeRevisited, sectionOpened } from '#client/state/address';
import { watchLine } from '#client/state/line';
import { selectRequest } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import { tokenRenewed } from '#client/state/session';
import { watchAddress } from './address';
import { clocksCode } from './clocks/clocksCode';
import { watchLanguage } from './language/watchLanguage';
import { appMessages } from './messages';
import { watchMyDay } from './my-day/watchMyDay';
import { loadedSection, loadSection } from './sectionCode';
import { sectionKey, sectionWanted, selectOpenSection } from './sections';
import type { Store } from './store';
import { keepHalfDoneWork } from './unfinished/keepHalfDoneWork';
import { selectIsUnfinished, unfinishedCode } from './unfinished/unfinishedCode';

type AddReducers = Store['addReducers'];

/** The code of a section is there and its slices are in the store. */
const sectionArrived = createAction<string>('app/sectionArrived');

/**
 * Follows the session and the address always, and serves the sections while somebody is signed in. The end of the
 * session cancels everything that is still under way.
 */
export function* rootSaga(addReducers: AddReducers) {
  yield* fork(watchAddress);
  yield* fork(watchLanguage);
  yield* fork(watchLine);
  yield* fork(keepHalfDoneWork);
  yield* fork(watchSession);
  for (;;) {
    yield* call(waitForSession);
    const sections = yield* fork(serveSections, addReducers);
    yield* take(sessionEnded);
    yield* cancel(sections);
  }
}

const open = tracked(
  { key: (_, { payload: id }) => sectionKey(id), failure: { text: appMessages.sectionFailed } },
  openSection,
);

/** Waits until somebody is signed in at a page that is not covered: one that begins covered reads nothing. */
function* waitForSession() {
  for (;;) {
    const isAuthenticated = yield* select(selectIsAuthenticated);
    const isCovered = yield* select(selectIsCovered);
    if (isAuthenticated && !isCovered) return;
    yield* take([signedIn, sessionRestored, deskUnlocked, tokenRenewed]);
  }
}

/** Serves the sections of one session: their code, their watchers, and what an earlier session left unfinished. */
function* serveSections(addReducers: AddReducers) {
  yield* fork(watchMyDay, addReducers);
  yield* takeEvery(sectionArrived, startWatchers, new Set<string>());
  yield* fork(openSections);
  yield* takeLatest(sectionWanted, open, addReducers);
  yield* takeEvery([sectionOpened, addressRead, placeRevisited], askForOpenSection);
  yield* call(askForOpenSection);
  yield* fork(followClocks);
  yield* call(goOnWithUnfinished, addReducers);
}

/** Tells of other clocks, once the first screen has had its time. */
function* followClocks() {
  yield* delay(FIRST_SECONDS_MS);
  const tellClocks = yield* call(clocksCode.want);
  yield* call(tellClocks);
}

/** Offers what is unfinished; its code is fetched where there is any. */
function* goOnWithUnfinished(addReducers: AddReducers) {
  const isUnfinished = yield* select(selectIsUnfinished);
  if (!isUnfinished) return;
  const { reducers, offerUnfinished } = yield* call(unfinishedCode.want);
  yield* call(addReducers, reducers);
  yield* call(offerUnfinished);
}

/** Loads the code of a section, unless it is there, and adds its slices to the store. */
function* openSection(addReducers: AddReducers, { payload: id }: ReturnType<typeof sectionWanted>) {
  const section = loadedSection(id) ?? (yield* call(loadSection, id));
  yield* call(addReducers, section.reducers);
  yield* put(sectionArrived(id));
}

/**
 * Asks for the code of the section on screen unless it is loaded: asking again would take the section off the screen.
 */
function* askForOpenSection() {
  const id = yield* select(selectOpenSection);
  const request = yield* select(selectRequest, sectionKey(id));
  if (request?.status !== 'succeeded') yield* put(sectionWanted(id));
}

/** Has a section ask for what it shows each time it comes on screen, before it is drawn. */
function* openSections() {
  const arrived = new Set<string>();
  let shown: string | null = null;
  for (;;) {
    const event = yield* take(isAnyOf(sectionArrived, sectionOpened, addressRead, placeRevisited));
    if (sectionArrived.match(event)) arrived.add(event.payload);
    const id = yield* select(selectOpenSection);
    if (id === shown) continue;
    shown = arrived.has(id) ? id : null;
    const opened = shown && loadedSection(id)?.opened;
    if (opened) yield* put(opened());
  }
}

/** Starts the watchers of a section that are not running yet; a feature that two sections share is watched once. */
function* startWatchers(running: Set<string>, { payload: id }: ReturnType<typeof sectionArrived>) {
  for (const [name, watcher] of Object.entries(loadedSection(id)?.watchers ?? {})) {
    if (running.has(name)) continue;
    running.add(name);
    yield* fork(watcher);
  }
}
