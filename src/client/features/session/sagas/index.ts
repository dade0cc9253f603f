import { call, fork, put, takeEvery, takeLeading } from 'typed-redux-saga';

import { tracked } from '#client/state/requests/tracked';
import { messages } from '../messages';
import { loginSubmitted, sessionRestored, signOutChosen, tokenRefused } from '../slice';
import { readToken, readUser } from '../tokenStorage';
import { endSession } from './endSession';
import { followOtherTabs } from './followOtherTabs';
import { signIn } from './signIn';

/** Keys of the request table that belong to the session. */
export const sessionKeys = { signIn: 'session/signIn' } as const;

const trackedSignIn = tracked({ key: sessionKeys.signIn, failure: { text: messages.failed } }, signIn);

/** Restores the stored session, then answers to signing in and out, here and in other tabs. */
export function* watchSession() {
  yield* takeLeading(loginSubmitted, trackedSignIn);
  yield* takeEvery([signOutChosen, tokenRefused], endSession);
  yield* fork(followOtherTabs);
  yield* put(sessionRestored(yield* call(readToken), yield* call(readUser)));
}
