import { call, put } from 'typed-redux-saga';

import * as authApi from '#client/api/auth';
import type { loginSubmitted } from '../slice';
import { signedIn } from '../slice';
import { storeToken } from '../tokenStorage';

/** Exchanges the credentials for a token, keeps it and opens the session (Spec 1 §4). */
export function* signIn({ payload }: ReturnType<typeof loginSubmitted>) {
  const { access } = yield* call(authApi.createToken, payload.email, payload.password);
  yield* call(storeToken, access, payload.email);
  yield* put(signedIn(access, payload.email));
}
