import { call, put, select } from 'typed-redux-saga';

import { hasEnded } from '#client/lib/tokenLife';
import { selectSettings } from '#client/state/settings';
import { readLife, readLock, readToken, readUser, storeLock } from '#client/state/tokenStorage';
import { deskLocked, passwordAsked, sessionRestored, tokenRefused } from '../events';

/**
 * Opens the session with the token that the last visit stored, if there is one (Spec 1 §3). A desk that was locked
 * stays so, and one that was left for too long meanwhile is locked; where nobody could unlock it, the session ends. A
 * token that has ended meanwhile is asked to be renewed before anything is read with it.
 */
export function* restoreSession() {
  const token = yield* call(readToken);
  const user = yield* call(readUser);
  const { lockAfterMinutes } = yield* select(selectSettings);
  const isLocked = yield* call(readLock, lockAfterMinutes);
  const life = yield* call(readLife);
  const now = yield* call(Date.now);
  if (hasEnded(life, now)) yield* put(passwordAsked('ended'));
  if (token === null || !isLocked) {
    yield* put(sessionRestored(token, user, life));
    return;
  }
  yield* call(storeLock);
  yield* put(deskLocked());
  yield* put(sessionRestored(token, user, life));
  if (user === null) yield* put(tokenRefused());
}
