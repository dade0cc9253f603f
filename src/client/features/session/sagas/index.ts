import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';

import { FIRST_SECONDS_MS } from '#client/device/aheadOfNeed';
import { tracked } from '#client/state/requests/tracked';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { passwordNeeded, selectTokenLife, tokenRenewed } from '#client/state/session';
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
import { lateSessionCode } from '../lateCode';
import { sessionMessages } from '../messages';
import { closeEndNotice, endSession } from './endSession';
import { followOtherTabs } from './followOtherTabs';
import { catchUp, followReturns } from './followReturns';
import { restoreSession } from './restoreSession';
import { signIn } from './signIn';
import { lockDesk, watchDesk } from './watchDesk';

const { failed, forbidden } = sessionMessages;

const trackedSignIn = tracked({ key: sessionKeys.signIn, failure: { text: failed, forbidden } }, signIn);

const askInTime = onceFetched(lateSessionCode, (code) => code.askInTime);

/** Starts everything the session does: signing in and out, here and in other tabs, and what keeps it from ending. */
export function* watchSession() {
  yield* takeLeading(loginSubmitted, trackedSignIn);
  yield* takeLeading(signOutWanted, signOut);
  yield* takeEvery([signOutChosen, tokenRefused], endSession);
  yield* takeEvery(signedIn, closeEndNotice);
  yield* takeLeading(lockChosen, lockDesk);
  yield* takeLeading(
    unlockSubmitted,
    onceFetched(lateSessionCode, ({ unlock }) => unlock),
  );
  yield* takeLeading(
    renewalSubmitted,
    onceFetched(lateSessionCode, ({ renew }) => renew),
  );
  yield* takeLatest([sessionRestored, signedIn, tokenRenewed, sessionEnded], followToken);
  yield* fork(followOtherTabs);
  yield* fork(followReturns);
  yield* takeEvery(pageReturned, catchUp);
  yield* fork(watchDesk);
  yield* call(restoreSession);
}

const askToSignOut = onceFetched(lateSessionCode, (code) => code.askToSignOut);

/** Signs out, after a question where something would be lost (decisions: sessions). */
function* signOut() {
  const isAsked = yield* call(wouldSigningOutLose);
  if (isAsked) yield* call(askToSignOut);
  else yield* put(signOutChosen());
}

/**
 * Asks for the password before the token ends; one that names no end, or no token, is not followed. Where a page begins
 * with a token, the first screen comes before the code for that.
 */
function* followToken({ type }: Action) {
  const life = yield* select(selectTokenLife);
  if (!life) return;
  if (type === sessionRestored.type) yield* race([delay(FIRST_SECONDS_MS), take(passwordNeeded)]);
  yield* call(askInTime);
}
