import { call, cancel, fork, put, take, takeLatest, takeLeading } from 'typed-redux-saga';

import * as referralApi from '#client/api/referral';
import { requestForgotten } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import {
  dashboardLocked,
  dashboardOpened,
  dashboardUnlocked,
  otpDialogClosed,
  otpSubmitted,
  sectionLeft,
  storedTokenAccepted,
  usersLoaded,
  usersPageOpened,
} from '../events';
import { usersPageOf } from '../figures';
import { referralTrackingKeys } from '../keys';
import { referralMessages } from '../messages';
import { lockInTime, openDashboard, readUnlocked, unlockDashboard } from './unlockDashboard';

const unlock = tracked(
  { key: referralTrackingKeys.verify, failure: { text: referralMessages.otpFailed, preferServer: true } },
  unlockDashboard,
);

const readUsers = tracked(
  {
    key: referralTrackingKeys.users,
    failure: { text: referralMessages.usersRefused, lost: referralMessages.usersLost, preferServer: true },
  },
  loadUsers,
);

/**
 * Starts everything the section does, and starts afresh when the section is left or locked, or the one-time password is
 * given up: work under way is cancelled, so that no figures arrive while it is locked.
 */
export function* watchReferralTracking() {
  for (;;) {
    const watchers = yield* fork(watchEvents);
    yield* take([sectionLeft, dashboardLocked, otpDialogClosed]);
    yield* cancel(watchers);
    yield* call(forgetRequests);
  }
}

function* watchEvents() {
  yield* takeLeading(otpSubmitted, unlock);
  yield* takeLatest([dashboardUnlocked, storedTokenAccepted], lockInTime);
  yield* takeLatest(dashboardOpened, openDashboard);
  yield* takeLatest(usersPageOpened, readUsers);
}

function* forgetRequests() {
  for (const key of Object.values(referralTrackingKeys)) yield* put(requestForgotten(key));
}

/** Reads one page of users (Spec 2 §7). Throws when the answer is no page. */
function* loadUsers({ payload: page }: ReturnType<typeof usersPageOpened>) {
  const answer = yield* readUnlocked(referralApi.listWalletUsers, page);
  yield* put(usersLoaded(usersPageOf(answer, page)));
}
