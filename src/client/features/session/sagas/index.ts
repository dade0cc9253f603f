import { call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';

import { tracked } from '#client/state/requests/tracked';
import { selectTokenLife, tokenRenewed } from '#client/state/session';
import { wouldSigningOutLose } from '#client/ui/layout/askBeforeLeaving';
import {
  lockChosen,
  loginSubmitted,
  pageReturned,
  renewalSubmitted,
  sessionEnded,
  sessionRestored,
  signedIn,
  signOutChosen,
  signOutWanted,
  tokenRefused,
  unlockSubmitted,
} from '../events';
import { sessionKeys } from '../keys';
import { lockMessages } from '../lock/messages';
import { sessionMessages } from '../messages';
import { askInTime } from './askInTime';
import { askToSignOut } from './askToSignOut';
import { closeEndNotice, endSession } from './endSession';
import { followOtherTabs } from './followOtherTabs';
import { catchUp, followReturns } from './followReturns';
import { renew } from './renew';
import { restoreSession } from './restoreSession';
import { signIn } from './signIn';
import { unlock } from './unlock';
import { lockDesk, watchDesk } from './watchDesk';

const { failed, forbidden } = sessionMessages;

const trackedSignIn = tracked({ key: sessionKeys.signIn, failure: { text: failed, forbidden } }, signIn);

const trackedUnlock = tracked(
  { key: sessionKeys.unlock, failure: { text: lockMessages.unlockFailed, forbidden } },
  unlock,
);

const trackedRenewal = tracked(
  { key: sessionKeys.renew, failure: { text: lockMessages.renewalFailed, forbidden } },
  renew,
);

/** Starts everything the session does: signing in and out, here and in other tabs, and what keeps it from ending. */
export function* watchSession() {
  yield* takeLeading(loginSubmitted, trackedSignIn);
  yield* takeLeading(signOutWanted, signOut);
  yield* takeEvery([signOutChosen, tokenRefused], endSession);
  yield* takeEvery(signedIn, closeEndNotice);
  yield* takeLeading(lockChosen, lockDesk);
  yield* takeLeading(unlockSubmitted, trackedUnlock);
  yield* takeLeading(renewalSubmitted, trackedRenewal);
  yield* takeLatest([sessionRestored, signedIn, tokenRenewed, sessionEnded], followToken);
  yield* fork(followOtherTabs);
  yield* fork(followReturns);
  yield* takeEvery(pageReturned, catchUp);
  yield* fork(watchDesk);
  yield* call(restoreSession);
}

/** Signs out, after a question where something would be lost (decisions: sessions). */
function* signOut() {
  const isAsked = yield* call(wouldSigningOutLose);
  if (isAsked) yield* call(askToSignOut);
  else yield* put(signOutChosen());
}

/** Asks for the password before the token ends; one that names no end, or no token, is not followed. */
function* followToken() {
  const life = yield* select(selectTokenLife);
  if (life) yield* call(askInTime);
}
