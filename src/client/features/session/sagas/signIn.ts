import { call, put } from 'typed-redux-saga';

import * as authApi from '#client/api/auth';
import { lifeOf } from '#client/lib/tokenLife';
import { storeToken } from '#client/state/tokenStorage';
import { signedIn, type loginSubmitted } from '../events';

/** Exchanges the credentials for a token, stores it and opens the session (Spec 1 §4). */
export function* signIn({ payload: { email, password } }: ReturnType<typeof loginSubmitted>) {
  const since = yield* call(Date.now);
  const { access } = yield* call(authApi.createToken, email, password);
  yield* call(storeToken, access, email, since);
  yield* put(signedIn(access, email, lifeOf(access, since)));
}
