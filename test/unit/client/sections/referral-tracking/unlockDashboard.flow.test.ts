import type { UnknownAction } from '@reduxjs/toolkit';

import * as directoryApi from '#client/api/directory';
import type { Access } from '#client/api/referral';
import * as referralApi from '#client/api/referral';
import { referralTrackingSection } from '#client/sections/referral-tracking';
import { dashboardOpened, otpDialogClosed, otpSubmitted, usersChosen } from '#client/sections/referral-tracking/events';
import { referralTrackingKeys } from '#client/sections/referral-tracking/keys';
import { referralMessages } from '#client/sections/referral-tracking/messages';
import { selectDashboard, selectIsUnlocked, type ReferralTrackingRoot } from '#client/sections/referral-tracking/slice';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { settingsRead } from '#client/state/settings';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { makeDashboard } from '#test/support/builders/referral';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

const check = jest.fn((): unknown => []);
const read = jest.fn((_access: Access): unknown => late(makeDashboard()));
beforeEach(() => {
  check.mockClear();
  read.mockClear();
});

function afterCodes(
  codes: readonly string[],
  verify: (mobile: string, otp: string) => unknown,
  { before = [], later = [] }: { before?: UnknownAction[]; later?: UnknownAction[] } = {},
) {
  return afterFlow<ReferralTrackingRoot & RequestsRoot>({
    watcher: referralTrackingSection.watchers.referralTracking,
    reducers: referralTrackingSection.reducers,
    given: [settingsRead({ otpMobile: '+971500000000', defaultProviderPassword: '', lockAfterMinutes: 0 }), ...before],
    provide: [
      serve(referralApi.verifyOtp, verify),
      serve(referralApi.readDashboard, read),
      serve(directoryApi.listSpecialties, check),
    ],
    events: [...codes.map((code) => otpSubmitted(code)), ...later],
  });
}

describe('when a code is sent', () => {
  it('unlocks the dashboard when it is right, and reads it once, though it comes on screen meanwhile', async () => {
    const state = await afterCodes(['123456'], () => ({ access: 'referral token' }), {
      later: [dashboardOpened()],
    });

    expect(selectIsUnlocked(state)).toBe(true);
    expect(selectDashboard(state)).toEqual(makeDashboard());
    expect(read.mock.calls).toEqual([[{ bearer: 'referral token', keepsSession: true }]]);
  });

  it('stays unlocked where the figures cannot be read, and says so', async () => {
    read.mockImplementationOnce(failing(connectionLost()));
    const state = await afterCodes(['123456'], () => ({ access: 'referral token' }));

    expect(selectIsUnlocked(state)).toBe(true);
    expect(selectRequest(state, referralTrackingKeys.verify)?.status).toBe('succeeded');
    expect(selectRequest(state, referralTrackingKeys.dashboard)?.failure?.text).toEqual(referralMessages.dashboardLost);
  });

  it('reads no figures where the address names the users list', async () => {
    await afterCodes(['123456'], () => ({ access: 'referral token' }), { before: [usersChosen()] });

    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    [
      'is wrong, with the words of the service',
      refusal(401, { detail: 'This code is not valid.' }),
      'This code is not valid.',
    ],
    ['meets a failing service', refusal(502, '<html></html>'), referralMessages.otpFailed],
    ['meets a lost connection', connectionLost(), referralMessages.otpFailed],
  ])('stays locked when it %s', async (_, error, text) => {
    const state = await afterCodes(['000000'], failing(error));

    expect(selectIsUnlocked(state)).toBe(false);
    expect(selectRequest(state, referralTrackingKeys.verify)?.failure?.text).toEqual(text);
  });

  it.each([
    ['takes the token', 1, refusal(401), () => []],
    ['cannot be asked', 1, refusal(401), failing(connectionLost())],
    ['was not asked, for the code was not refused', 0, refusal(429), () => []],
  ])('is called wrong when another call %s', async (_, calls, error, answer) => {
    check.mockImplementation(answer);
    const state = await afterCodes(['000000'], failing(error));

    expect(check).toHaveBeenCalledTimes(calls);
    expect(selectRequest(state, referralTrackingKeys.verify)?.failure?.text).toEqual(referralMessages.otpFailed);
  });

  it.each([
    ['was refused', failing(refusal(401))],
    ['is still being verified', () => late({ access: 'referral token' })],
  ])('is forgotten with its dialog when it %s', async (_, verify) => {
    const state = await afterCodes(['000000'], verify, { later: [otpDialogClosed()] });

    expect(selectRequest(state, referralTrackingKeys.verify)).toBeUndefined();
    expect(selectIsUnlocked(state)).toBe(false);
  });

  it('is sent once for a double Enter', async () => {
    const verify = jest.fn((_mobile: string, _otp: string) => new Promise(() => undefined));
    await afterCodes(['123456', '123456'], verify);

    expect(verify.mock.calls).toEqual([['+971500000000', '123456']]);
  });
});
