import { call, cancel, delay, fork, select, take } from 'typed-redux-saga';

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
import { watchLine } from '#client/state/line';
import { tokenRenewed } from '#client/state/session';
import { watchAddress } from './address';
import { clocksCode } from './clocks/clocksCode';
import { watchLanguage } from './language/watchLanguage';
import { watchMyDay } from './my-day/watchMyDay';
import { openSections } from './openSections';
import type { Store } from './store';
import { keepHalfDoneWork } from './unfinished/keepHalfDoneWork';
import { selectIsUnfinished, unfinishedCode } from './unfinished/unfinishedCode';

/**
 * Follows the session and the address always, and serves the sections while somebody is signed in. The end of the
 * session cancels everything that is still under way.
 */
export function* rootSaga(store: Store) {
  yield* fork(watchAddress);
  yield* fork(watchLanguage);
  yield* fork(watchLine);
  yield* fork(keepHalfDoneWork);
  yield* fork(watchSession);
  for (;;) {
    yield* call(waitForSession);
    const served = yield* fork(serveSession, store);
    yield* take(sessionEnded);
    yield* cancel(served);
  }
}

/** Waits until somebody is signed in at a page that is not covered: one that begins covered reads nothing. */
function* waitForSession() {
  for (;;) {
    const isAuthenticated = yield* select(selectIsAuthenticated);
    const isCovered = yield* select(selectIsCovered);
    if (isAuthenticated && !isCovered) return;
    yield* take([signedIn, sessionRestored, deskUnlocked, tokenRenewed]);
  }
}

/** Serves one session: its sections, and what an earlier session left unfinished. */
function* serveSession(store: Store) {
  yield* fork(watchMyDay, store.addReducers);
  yield* fork(openSections, store);
  yield* fork(followClocks);
  yield* call(goOnWithUnfinished, store);
}

/** Tells of other clocks, once the first screen has had its time. */
function* followClocks() {
  yield* delay(FIRST_SECONDS_MS);
  const tellClocks = yield* call(clocksCode.want);
  yield* call(tellClocks);
}

/** Offers what is unfinished; its code is fetched where there is any. */
function* goOnWithUnfinished(store: Store) {
  const isUnfinished = yield* select(selectIsUnfinished);
  if (!isUnfinished) return;
  const { reducers, offerUnfinished } = yield* call(unfinishedCode.want);
  yield* call(store.addReducers, reducers);
  yield* call(offerUnfinished);
}
