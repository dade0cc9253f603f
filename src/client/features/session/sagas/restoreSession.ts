import { call, put } from 'typed-redux-saga';

import { readLock, readToken, readUser } from '#client/state/tokenStorage';
import { deskLocked, sessionRestored } from '../events';

/**
 * Opens the session with the token that the last visit stored, if there is one (Spec 1 §3); a desk that was locked
 * stays so.
 */
export function* restoreSession() {
  const token = yield* call(readToken);
  const user = yield* call(readUser);
  const isLocked = yield* call(readLock);
  if (token !== null && isLocked) yield* put(deskLocked());
  yield* put(sessionRestored(token, user));
}
