import * as directoryApi from '#client/api/directory';
import * as referralApi from '#client/api/referral';
import { Problem } from '#client/lib/problem';
import { dashboardUnlocked, otpSubmitted } from '#client/sections/referral-tracking/events';
import { referralTrackingKeys } from '#client/sections/referral-tracking/keys';
import { referralMessages } from '#client/sections/referral-tracking/messages';
import {
  checkSession,
  lockDashboard,
  lockInTime,
  openDashboard,
  readDashboard,
  unlockDashboard,
} from '#client/sections/referral-tracking/sagas/unlockDashboard';
import { selectAccess, selectShowsUsers } from '#client/sections/referral-tracking/slice';
import { selectRequest } from '#client/state/requests/requests';
import { untilTime } from '#client/state/sagas/untilTime';
import { selectSettings } from '#client/state/settings';
import { refusal } from '#test/support/builders/faults';
import { tokenOf } from '#test/support/builders/tokens';
import { showing, testSaga } from '#test/support/sagas/testSaga';

describe('unlocking the dashboard', () => {
  const steps = testSaga(unlockDashboard, otpSubmitted('123456'))
    .next()
    .select(selectSettings)
    .save('the number is looked up')
    .next({ otpMobile: '+971500000000', defaultProviderPassword: '' })
    .call(referralApi.verifyOtp, '+971500000000', '123456')
    .save('the code is verified');

  it('unlocks with the token that the code brought, and then reads the figures', () => {
    steps
      .restore('the code is verified')
      .next({ access: 'referral token' })
      .put(dashboardUnlocked('referral token'))
      .next()
      .inspect(showing({ kind: 'success', text: referralMessages.otpVerified }))
      .next()
      .select(selectShowsUsers)
      .next(false)
      .call(readDashboard)
      .next()
      .isDone();
  });

  it('unlocks without a token where the service brings none, and reads no figures for the users list', () => {
    steps
      .restore('the code is verified')
      .next({ message: ' Verified ' })
      .put(dashboardUnlocked(null))
      .next()
      .inspect(showing({ kind: 'success', text: referralMessages.otpVerified }))
      .next()
      .select(selectShowsUsers)
      .next(true)
      .isDone();
  });

  it('sends nothing when no number is configured', () => {
    const unconfigured = { otpMobile: '', defaultProviderPassword: '' };

    expect(() => steps.restore('the number is looked up').next(unconfigured)).toThrow(
      new Problem(referralMessages.otpNotConfigured),
    );
  });
});

it.each([
  ['is read when it comes on screen', undefined, true],
  ['is read again when its last reading is over', { status: 'failed' }, true],
  ['is left to a reading that is under way', { status: 'pending' }, false],
])('the dashboard %s', (_, request, isRead) => {
  const opened = testSaga(openDashboard).next().select(selectRequest, referralTrackingKeys.dashboard).next(request);

  (isRead ? opened.call(readDashboard).next() : opened).isDone();
});

it('a check of the session that fails leaves it to the call to end it, and is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  testSaga(checkSession).next().call(directoryApi.listSpecialties).throw(refusal(401)).isDone();

  expect(warn).toHaveBeenCalledWith('referralTracking/verify failed', 'AxiosError: refused');
});

it('the section is locked in the last second of the token that the code brought', () => {
  testSaga(lockInTime)
    .next()
    .select(selectAccess)
    .next(tokenOf(70))
    .call(Date.now)
    .next(1000)
    .call(untilTime, 70_000)
    .next()
    .call(lockDashboard)
    .next()
    .isDone();
});
