import * as referralApi from '#client/api/referral';
import { Problem } from '#client/lib/errors';
import { dashboardUnlocked, otpSubmitted } from '#client/sections/referral-tracking/events';
import { messages } from '#client/sections/referral-tracking/messages';
import { unlockDashboard } from '#client/sections/referral-tracking/sagas/unlockDashboard';
import { selectSettings } from '#client/state/settings';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

describe('unlocking the dashboard', () => {
  const steps = testSaga(unlockDashboard, otpSubmitted('123456'))
    .next()
    .select(selectSettings)
    .save('the number is looked up')
    .next({ otpMobile: '+971500000000', defaultProviderPassword: '' })
    .call(referralApi.verifyOtp, '+971500000000', '123456')
    .save('the code is verified');

  it('unlocks with the token that the code brought', () => {
    steps
      .restore('the code is verified')
      .next({ access: 'referral token' })
      .put(dashboardUnlocked('referral token'))
      .next()
      .isDone();
  });

  it('unlocks without a token where the service brings none', () => {
    steps.restore('the code is verified').next({ message: 'Verified' }).put(dashboardUnlocked(null)).next().isDone();
  });

  it('unlocks nothing when the code is refused', () => {
    const unauthorized = refusal(401);

    expect(() => steps.restore('the code is verified').throw(unauthorized)).toThrow(unauthorized);
  });

  it('sends nothing when no number is configured', () => {
    const unconfigured = { otpMobile: '', defaultProviderPassword: '' };

    expect(() => steps.restore('the number is looked up').next(unconfigured)).toThrow(
      new Problem(messages.otpNotConfigured),
    );
  });
});
