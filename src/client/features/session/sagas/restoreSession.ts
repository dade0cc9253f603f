import { call, put } from 'typed-redux-saga';

import { readToken, readUser } from '#client/state/tokenStorage';
import { sessionRestored } from '../events';

/** Opens the session with the token that the last visit stored, if there is one (Spec 1 §3). */
export function* restoreSession() {
  const token = yield* call(readToken);
  const user = yield* call(readUser);
  yield* put(sessionRestored(token, user));
}
