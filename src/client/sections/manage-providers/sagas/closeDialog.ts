import { call, put } from 'typed-redux-saga';

import { requestLeft } from '#client/state/requests/requests';
import { forgetPassword } from '../passwords';

/** Forgets the password that a modal has shown, and leaves its request. */
export function* closeDialog(key: string) {
  yield* call(forgetPassword, key);
  yield* put(requestLeft(key));
}
