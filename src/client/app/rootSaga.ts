import { call, cancel, fork, select, take } from 'typed-redux-saga';

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
import { watchLanguage } from './language/watchLanguage';
import { openSections, serveRest } from './openSections';
import { restCode } from './restCode';
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

/** Serves one session: its sections, what goes on beside them, and what an earlier session left unfinished. */
function* serveSession(store: Store) {
  yield* fork(openSections, store);
  yield* fork(serveRest, store, restCode);
  yield* call(goOnWithUnfinished, store);
}

/** Offers what is unfinished; its code is fetched where there is any. */
function* goOnWithUnfinished(store: Store) {
  const isUnfinished = yield* select(selectIsUnfinished);
  if (!isUnfinished) return;
  const { reducers, offerUnfinished } = yield* call(unfinishedCode.want);
  yield* call(store.addReducers, reducers);
  yield* call(offerUnfinished);
}
