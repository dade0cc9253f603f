import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import type { Access } from '#client/api/referral';
import * as referralApi from '#client/api/referral';
import { isForbidden, isUnauthorized } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { endedAt, lifeOf } from '#client/lib/tokenLife';
import { logFailure } from '#client/state/log';
import { noticeShown } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import { untilTime } from '#client/state/sagas/untilTime';
import { selectSettings } from '#client/state/settings';
import { dashboardLoaded, dashboardLocked, dashboardUnlocked, storedTokenAccepted, type otpSubmitted } from '../events';
import { dashboardOf } from '../figures';
import { referralTrackingKeys } from '../keys';
import { referralMessages } from '../messages';
import { selectAccess, selectShowsUsers } from '../slice';

/**
 * Verifies the one-time password for the configured mobile number, unlocks the dashboard, says so, and reads it; a
 * wrong one leaves it locked (Spec 2 §4). Where the address names the users list, that is shown and read instead.
 */
export function* unlockDashboard({ payload: otp }: ReturnType<typeof otpSubmitted>) {
  const { otpMobile } = yield* select(selectSettings);
  if (!otpMobile) throw new Problem(referralMessages.otpNotConfigured);
  try {
    const { access } = yield* call(referralApi.verifyOtp, otpMobile, otp);
    yield* put(dashboardUnlocked(access ?? null));
    yield* put(noticeShown({ kind: 'success', text: referralMessages.otpVerified }));
  } catch (error) {
    if (isUnauthorized(error)) yield* call(checkSession);
    throw error;
  }
  const showsUsers = yield* select(selectShowsUsers);
  if (!showsUsers) yield* call(readDashboard);
}

/**
 * Makes a small call with the same token, which ends the session where the token is refused again: then it was not the
 * one-time password that was wrong (decisions: sessions).
 */
export function* checkSession() {
  try {
    yield* call(directoryApi.listSpecialties);
  } catch (error) {
    logFailure(referralTrackingKeys.verify, error);
  }
}

/** Locks the section when the token that the one-time password has brought ends; the stored one is not meant. */
export function* lockInTime() {
  const access = yield* select(selectAccess);
  const now = yield* call(Date.now);
  const life = lifeOf(access, now);
  if (!life) return;
  yield* call(untilTime, endedAt(life));
  yield* call(lockDashboard);
}

/** Says that the time of the one-time password is over, and locks the section. */
export function* lockDashboard() {
  yield* put(noticeShown({ kind: 'error', text: referralMessages.otpOver }));
  yield* put(dashboardLocked());
}

/** Reads the figures of the dashboard (Spec 2 §7); an answer that has none counts as lost. */
export const readDashboard = tracked(
  {
    key: referralTrackingKeys.dashboard,
    failure: { text: referralMessages.dashboardRefused, lost: referralMessages.dashboardLost, preferServer: true },
  },
  function* loadDashboard() {
    const answer = yield* readUnlocked(referralApi.readDashboard);
    const at = yield* call(Date.now);
    yield* put(dashboardLoaded({ dashboard: dashboardOf(answer), at }));
  },
);

/** Reads the dashboard that came on screen, unless the one-time password has just led to that. */
export function* openDashboard() {
  const request = yield* select(selectRequest, referralTrackingKeys.dashboard);
  if (request?.status !== 'pending') yield* call(readDashboard);
}

/**
 * Reads with the token of the one-time password. Where that is forbidden, the stored token is tried once, and used from
 * then on if it works. Where it is refused, the section is locked, and the session ends only if its own token is
 * refused too (decisions: sessions).
 */
export function* readUnlocked<Args extends unknown[], Reply>(
  read: (access: Access, ...args: Args) => Promise<Reply>,
  ...args: Args
): SagaGenerator<Reply> {
  const bearer = yield* select(selectAccess);
  try {
    return yield* call(read, bearer === null ? {} : { bearer, keepsSession: true }, ...args);
  } catch (error) {
    if (bearer !== null && isUnauthorized(error)) {
      yield* call(checkSession);
      yield* call(lockDashboard);
    }
    if (bearer === null || !isForbidden(error)) throw error;
    const reply = yield* call(read, { keepsSession: true }, ...args);
    yield* put(storedTokenAccepted());
    return reply;
  }
}
