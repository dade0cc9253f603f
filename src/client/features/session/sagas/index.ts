import { call, fork, takeEvery, takeLeading } from 'typed-redux-saga';

import { tracked } from '#client/state/requests/tracked';
import { loginSubmitted, signedIn, signOutChosen, tokenRefused, unlockSubmitted } from '../events';
import { sessionKeys } from '../keys';
import { sessionMessages } from '../messages';
import { closeEndNotice, endSession } from './endSession';
import { followOtherTabs } from './followOtherTabs';
import { restoreSession } from './restoreSession';
import { signIn } from './signIn';
import { unlock } from './unlock';
import { watchDesk } from './watchDesk';

const trackedSignIn = tracked({ key: sessionKeys.signIn, failure: { text: sessionMessages.failed } }, signIn);

const trackedUnlock = tracked({ key: sessionKeys.unlock, failure: { text: sessionMessages.unlockFailed } }, unlock);

/** Starts everything the session does: signing in and out, here and in other tabs. */
export function* watchSession() {
  yield* takeLeading(loginSubmitted, trackedSignIn);
  yield* takeEvery([signOutChosen, tokenRefused], endSession);
  yield* takeEvery(signedIn, closeEndNotice);
  yield* takeLeading(unlockSubmitted, trackedUnlock);
  yield* fork(followOtherTabs);
  yield* fork(watchDesk);
  yield* call(restoreSession);
}
