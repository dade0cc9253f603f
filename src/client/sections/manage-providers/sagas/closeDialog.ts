import { call, put } from 'typed-redux-saga';

import { formLeft } from '#client/state/formEvents';
import { forgetPassword } from '../passwords';

/** Forgets the password that a modal has shown, and leaves its form. */
export function* closeDialog(key: string) {
  yield* call(forgetPassword, key);
  yield* put(formLeft(key));
}
