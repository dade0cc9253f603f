import { call, put, select } from 'typed-redux-saga';

import * as referralApi from '#client/api/referral';
import { Problem } from '#client/lib/errors';
import { selectSettings } from '#client/state/settings';
import type { otpSubmitted } from '../events';
import { dashboardUnlocked } from '../events';
import { messages } from '../messages';

/**
 * Verifies the one-time password for the configured mobile number and unlocks the dashboard; a wrong one leaves it
 * locked (Spec 2 §4).
 */
export function* unlockDashboard({ payload: otp }: ReturnType<typeof otpSubmitted>) {
  const { otpMobile } = yield* select(selectSettings);
  if (!otpMobile) throw new Problem(messages.otpNotConfigured);
  const { access } = yield* call(referralApi.verifyOtp, otpMobile, otp);
  yield* put(dashboardUnlocked(access ?? null));
}
