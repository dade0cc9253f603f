import { call, put } from 'typed-redux-saga';

import { sessionRestored } from '../events';
import { readToken, readUser } from '../tokenStorage';

/** Opens the session with the token that the last visit stored, if there is one (Spec 1 §3). */
export function* restoreSession() {
  const token = yield* call(readToken);
  const user = yield* call(readUser);
  yield* put(sessionRestored(token, user));
}
