import { AxiosError, AxiosHeaders } from 'axios';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import * as referralApi from '#client/api/referral';
import { referralTrackingSection } from '#client/sections/referral-tracking';
import {
  dashboardOpened,
  dashboardUnlocked,
  otpSubmitted,
  sectionLeft,
  usersPageOpened,
} from '#client/sections/referral-tracking/events';
import { referralTrackingKeys } from '#client/sections/referral-tracking/keys';
import { messages } from '#client/sections/referral-tracking/messages';
import { selectDashboard, selectIsUnlocked, selectUsers } from '#client/sections/referral-tracking/selectors';
import type { ReferralTrackingRoot } from '#client/sections/referral-tracking/slice';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import { settingsRead } from '#client/state/settings';
import { makeDashboard, makeUsersPage } from '#test/support/builders/referral';
import { afterFlow } from '#test/support/sagas/flow';

type State = ReferralTrackingRoot & RequestsRoot;

const section = {
  watcher: referralTrackingSection.watchers.referralTracking,
  reducers: referralTrackingSection.reducers,
  given: [settingsRead({ otpMobile: '+971500000000', defaultProviderPassword: '' })],
};
const unlocked = { ...section, given: [...section.given, dashboardUnlocked('referral token')] };

function answered(status: number, data: unknown) {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('x', 'ERR', config, null, { status, data, headers: {}, config, statusText: '' });
}

const failureText = (state: State, key: string) => selectRequest(state, key)?.failure?.text;

describe('when a code is sent', () => {
  const verify = (outcome: unknown) => [[matchers.call.fn(referralApi.verifyOtp), outcome] as never];

  it('unlocks the dashboard when it is right', async () => {
    const state = await afterFlow<State>({
      ...section,
      provide: verify({ access: 'referral token' }),
      events: [otpSubmitted('123456')],
    });

    expect(selectIsUnlocked(state)).toBe(true);
  });

  it.each([
    [
      'is wrong, with the words of the service',
      answered(401, { detail: 'This code is not valid.' }),
      'This code is not valid.',
    ],
    ['meets a failing service', answered(502, '<html></html>'), messages.otpFailed],
    ['meets a lost connection', new AxiosError('Network Error'), messages.otpFailed],
  ])('stays locked when it %s', async (_, error, text) => {
    const state = await afterFlow<State>({
      ...section,
      provide: verify(throwError(error)),
      events: [otpSubmitted('000000')],
    });

    expect(selectIsUnlocked(state)).toBe(false);
    expect(failureText(state, referralTrackingKeys.verify)).toEqual(text);
  });

  it('is sent once for a double Enter', async () => {
    const sent = jest.fn((..._args: unknown[]) => new Promise(() => undefined));
    await afterFlow<State>({
      ...section,
      provide: verify(dynamic(({ args }) => sent(...(args as unknown[])))),
      events: [otpSubmitted('123456'), otpSubmitted('123456')],
    });

    expect(sent.mock.calls).toEqual([['+971500000000', '123456']]);
  });
});

describe('when the dashboard is opened', () => {
  const read = (outcome: unknown) => [[matchers.call.fn(referralApi.readDashboard), outcome] as never];

  it('shows the figures, read with the token of the code', async () => {
    const ask = jest.fn((..._args: unknown[]) => makeDashboard());
    const state = await afterFlow<State>({
      ...unlocked,
      provide: read(dynamic(({ args }) => ask(...(args as unknown[])))),
      events: [dashboardOpened()],
    });

    expect(selectDashboard(state)).toEqual(makeDashboard());
    expect(ask.mock.calls).toEqual([['referral token']]);
  });

  it.each([
    ['refused with words', answered(403, { message: 'Not for you.' }), 'Not for you.'],
    ['refused without words', answered(500, ''), messages.dashboardRefused],
    ['lost on the way', new AxiosError('Network Error'), messages.dashboardLost],
  ])('says why when it is %s, and stays unlocked', async (_, error, text) => {
    const state = await afterFlow<State>({
      ...unlocked,
      provide: read(throwError(error)),
      events: [dashboardOpened()],
    });

    expect(failureText(state, referralTrackingKeys.dashboard)).toEqual(text);
    expect(selectIsUnlocked(state)).toBe(true);
  });

  it.each([
    ['names none', { detail: 'later' }],
    ['names them as null', makeDashboard({ user_statistics: null as never })],
    ['is a page of a proxy', '<html>'],
    ['is empty', null],
  ])('does not take an answer for figures that %s', async (_, answer) => {
    const state = await afterFlow<State>({ ...unlocked, provide: read(answer), events: [dashboardOpened()] });

    expect(failureText(state, referralTrackingKeys.dashboard)).toEqual(messages.dashboardLost);
  });

  it('reads again on Retry without a new code', async () => {
    let tries = 0;
    const verifyOtp = jest.fn();
    const state = await afterFlow<State>({
      ...unlocked,
      provide: [
        [matchers.call.fn(referralApi.verifyOtp), dynamic(verifyOtp)],
        ...read(
          dynamic(() => {
            tries += 1;
            if (tries === 1) throw answered(500, '');
            return makeDashboard();
          }),
        ),
      ],
      events: [dashboardOpened(), dashboardOpened()],
    });

    expect(selectDashboard(state)).toEqual(makeDashboard());
    expect(selectRequest(state, referralTrackingKeys.dashboard)?.status).toBe('succeeded');
    expect(verifyOtp).not.toHaveBeenCalled();
  });

  it('leaves nothing behind the lock, not even an answer that comes late', async () => {
    let answer: (dashboard: unknown) => void = () => undefined;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const running = afterFlow<State>({
      ...unlocked,
      provide: read(dynamic(() => late)),
      events: [dashboardOpened(), sectionLeft()],
    });
    answer(makeDashboard());
    const state = await running;

    expect(selectIsUnlocked(state)).toBe(false);
    expect(selectDashboard(state)).toBeNull();
    expect(selectRequest(state, referralTrackingKeys.dashboard)).toBeUndefined();
  });
});

describe('when pages of users are opened quickly one after the other', () => {
  it('shows the page asked for last, whichever answer comes last', async () => {
    const answered: number[] = [];
    const answer = async (page: number) => {
      if (page === 2)
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      answered.push(page);
      return makeUsersPage(page, 9);
    };
    const state = await afterFlow<State>({
      ...unlocked,
      provide: [[matchers.call.fn(referralApi.listWalletUsers), dynamic(({ args }) => answer((args as [number])[0]))]],
      events: [usersPageOpened(2), usersPageOpened(3)],
    });

    expect(answered).toEqual([3, 2]);
    expect(selectUsers(state)?.pagination.current_page).toBe(3);
  });

  it.each([
    ['refused without words', answered(500, ''), messages.usersRefused],
    ['lost', new AxiosError('Network Error'), messages.usersLost],
  ])('says why when the list is %s', async (_, error, text) => {
    const provide = [[matchers.call.fn(referralApi.listWalletUsers), throwError(error)] as never];
    const state = await afterFlow<State>({ ...unlocked, provide, events: [usersPageOpened(1)] });

    expect(failureText(state, referralTrackingKeys.users)).toEqual(text);
  });
});
