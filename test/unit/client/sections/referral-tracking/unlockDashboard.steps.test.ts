import { testSaga } from 'redux-saga-test-plan';

import * as referralApi from '#client/api/referral';
import { Problem } from '#client/lib/errors';
import { dashboardUnlocked, otpSubmitted } from '#client/sections/referral-tracking/events';
import { unlockDashboard } from '#client/sections/referral-tracking/sagas/unlockDashboard';
import { selectSettings } from '#client/state/settings';

const settings = { otpMobile: '+971500000000', defaultProviderPassword: '' };
const started = () => testSaga(unlockDashboard, otpSubmitted('123456')).next().select(selectSettings);

describe('unlocking the dashboard', () => {
  it('verifies the code for the configured number, and only then unlocks with the token it brought', () => {
    started()
      .next(settings)
      .call(referralApi.verifyOtp, '+971500000000', '123456')
      .next({ access: 'referral token' })
      .put(dashboardUnlocked('referral token'))
      .next()
      .isDone();
  });

  it('unlocks without a token where the service brings none', () => {
    started()
      .next(settings)
      .call(referralApi.verifyOtp, '+971500000000', '123456')
      .next({ message: 'Verified' })
      .put(dashboardUnlocked(null))
      .next()
      .isDone();
  });

  it('unlocks nothing when the code is refused', () => {
    const refusal = new Error('401');
    const asked = started().next(settings).call(referralApi.verifyOtp, '+971500000000', '123456');

    expect(() => asked.throw(refusal)).toThrow(refusal);
  });

  it('sends nothing when no number is configured', () => {
    const asked = started();

    expect(() => asked.next({ ...settings, otpMobile: '' })).toThrow(Problem);
  });
});
