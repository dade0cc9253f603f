import { call, put, select } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import * as referralApi from '#client/api/referral';
import { isUnauthorized } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { logFailure } from '#client/state/log';
import { selectSettings } from '#client/state/settings';
import type { otpSubmitted } from '../events';
import { dashboardUnlocked } from '../events';
import { referralTrackingKeys } from '../keys';
import { messages } from '../messages';

/**
 * Verifies the one-time password for the configured mobile number and unlocks the dashboard; a wrong one leaves it
 * locked (Spec 2 §4).
 */
export function* unlockDashboard({ payload: otp }: ReturnType<typeof otpSubmitted>) {
  const { otpMobile } = yield* select(selectSettings);
  if (!otpMobile) throw new Problem(messages.otpNotConfigured);
  try {
    const { access } = yield* call(referralApi.verifyOtp, otpMobile, otp);
    yield* put(dashboardUnlocked(access ?? null));
  } catch (error) {
    if (isUnauthorized(error)) yield* call(checkSession);
    throw error;
  }
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
