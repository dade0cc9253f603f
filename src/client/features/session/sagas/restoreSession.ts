import { call, put, select } from 'typed-redux-saga';

import { selectSettings } from '#client/state/settings';
import { readLock, readToken, readUser, storeLock } from '#client/state/tokenStorage';
import { deskLocked, sessionRestored, tokenRefused } from '../events';

/**
 * Opens the session with the token that the last visit stored, if there is one (Spec 1 §3). A desk that was locked
 * stays so, and one that was left for too long meanwhile is locked; where nobody could unlock it, the session ends.
 */
export function* restoreSession() {
  const token = yield* call(readToken);
  const user = yield* call(readUser);
  const { lockAfterMinutes } = yield* select(selectSettings);
  const isLocked = yield* call(readLock, lockAfterMinutes);
  if (token === null || !isLocked) {
    yield* put(sessionRestored(token, user));
    return;
  }
  yield* call(storeLock);
  yield* put(deskLocked());
  yield* put(sessionRestored(token, user));
  if (user === null) yield* put(tokenRefused());
}
