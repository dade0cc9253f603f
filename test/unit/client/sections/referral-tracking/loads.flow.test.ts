import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import type { Access } from '#client/api/referral';
import * as referralApi from '#client/api/referral';
import { referralTrackingSection } from '#client/sections/referral-tracking';
import {
  dashboardOpened,
  dashboardUnlocked,
  sectionLeft,
  usersPageOpened,
} from '#client/sections/referral-tracking/events';
import { referralTrackingKeys } from '#client/sections/referral-tracking/keys';
import { referralMessages } from '#client/sections/referral-tracking/messages';
import {
  selectDashboard,
  selectIsUnlocked,
  selectUsers,
  type ReferralTrackingRoot,
} from '#client/sections/referral-tracking/slice';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { makeDashboard, makeUsersPage } from '#test/support/builders/referral';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

type State = ReferralTrackingRoot & RequestsRoot;

/** What the unlocked section comes to. */
function after(events: readonly UnknownAction[], ...provide: StaticProvider[]) {
  return afterFlow<State>({
    watcher: referralTrackingSection.watchers.referralTracking,
    reducers: referralTrackingSection.reducers,
    given: [dashboardUnlocked('referral token')],
    provide,
    events,
  });
}

const failureText = (state: State, key: string) => selectRequest(state, key)?.failure?.text;

describe('when the dashboard is opened', () => {
  const afterOpening = (answer: (access: Access) => unknown) =>
    after([dashboardOpened()], serve(referralApi.readDashboard, answer));

  it('shows the figures, read with the token of the code', async () => {
    const read = jest.fn((_access: Access) => makeDashboard());
    const state = await afterOpening(read);

    expect(selectDashboard(state)).toEqual(makeDashboard());
    expect(read.mock.calls).toEqual([[{ bearer: 'referral token' }]]);
  });

  it.each([
    ['refused with words', refusal(403, { message: 'Not for you.' }), 'Not for you.'],
    ['refused without words', refusal(500, ''), referralMessages.dashboardRefused],
    ['lost on the way', connectionLost(), referralMessages.dashboardLost],
  ])('says why when it is %s, and stays unlocked', async (_, error, text) => {
    const state = await afterOpening(failing(error));

    expect(failureText(state, referralTrackingKeys.dashboard)).toEqual(text);
    expect(selectIsUnlocked(state)).toBe(true);
  });

  it('reads once more with the stored token where the token of the code is forbidden, and keeps to it', async () => {
    const asked: Access[] = [];
    const onlyStored = (access: Access) => {
      asked.push(access);
      if (access.bearer) throw refusal(403, { detail: 'Not with this token.' });
      return makeDashboard();
    };
    const state = await after(
      [dashboardOpened(), usersPageOpened(1)],
      serve(referralApi.readDashboard, onlyStored),
      serve(referralApi.listWalletUsers, (access: Access) => {
        asked.push(access);
        return makeUsersPage(1, 1);
      }),
    );

    expect(asked).toEqual([{ bearer: 'referral token' }, { keepsSession: true }, {}]);
    expect(selectDashboard(state)).toEqual(makeDashboard());
  });

  it.each([
    ['forbidden with the stored token too', refusal(403, { message: 'Not for you.' })],
    ['refused with the stored token', refusal(401, { message: 'Not for you.' })],
  ])('says why when it is %s, and goes on with the token of the code', async (_, error) => {
    const read = jest.fn<never, [Access]>(failing(error)).mockImplementationOnce(failing(refusal(403)));
    const state = await after([dashboardOpened(), dashboardOpened()], serve(referralApi.readDashboard, read));

    expect(read.mock.calls.map(([access]) => access)).toEqual([
      { bearer: 'referral token' },
      { keepsSession: true },
      { bearer: 'referral token' },
      ...(error.response?.status === 403 ? [{ keepsSession: true }] : []),
    ]);
    expect(failureText(state, referralTrackingKeys.dashboard)).toEqual('Not for you.');
    expect(selectIsUnlocked(state)).toBe(true);
  });

  it('reads once where the code brought no token of its own and the stored one is forbidden', async () => {
    const read = jest.fn<never, [Access]>(failing(refusal(403, { message: 'Not for you.' })));
    const state = await after([dashboardUnlocked(null), dashboardOpened()], serve(referralApi.readDashboard, read));

    expect(read.mock.calls).toEqual([[{}]]);
    expect(failureText(state, referralTrackingKeys.dashboard)).toEqual('Not for you.');
  });

  it.each([
    ['names none', { detail: 'later' }],
    ['names them as null', makeDashboard({ user_statistics: null as never })],
    ['is a page of a proxy', '<html>'],
    ['is empty', null],
  ])('does not take an answer for figures that %s', async (_, answer) => {
    const state = await afterOpening(() => answer);

    expect(failureText(state, referralTrackingKeys.dashboard)).toEqual(referralMessages.dashboardRefused);
  });

  it('reads again on Retry without a new code', async () => {
    const verify = jest.fn();
    const read = jest.fn(() => makeDashboard()).mockImplementationOnce(failing(refusal(500, '')));
    const state = await after(
      [dashboardOpened(), dashboardOpened()],
      serve(referralApi.verifyOtp, verify),
      serve(referralApi.readDashboard, read),
    );

    expect(selectDashboard(state)).toEqual(makeDashboard());
    expect(selectRequest(state, referralTrackingKeys.dashboard)?.status).toBe('succeeded');
    expect(verify).not.toHaveBeenCalled();
  });

  it('leaves nothing behind the lock, not even an answer that comes late', async () => {
    const state = await after(
      [dashboardOpened(), sectionLeft()],
      serve(referralApi.readDashboard, () => late(makeDashboard())),
    );

    expect(selectIsUnlocked(state)).toBe(false);
    expect(selectDashboard(state)).toBeNull();
    expect(selectRequest(state, referralTrackingKeys.dashboard)).toBeUndefined();
  });
});

describe('when pages of users are opened quickly one after the other', () => {
  it('shows the page asked for last, whichever answer comes last', async () => {
    const answered: number[] = [];
    const answer = async (_: Access, page: number) => {
      if (page === 2) await late(null);
      answered.push(page);
      return makeUsersPage(page, 9);
    };
    const state = await after([usersPageOpened(2), usersPageOpened(3)], serve(referralApi.listWalletUsers, answer));

    expect(answered).toEqual([3, 2]);
    expect(selectUsers(state)?.pagination.current_page).toBe(3);
  });

  it.each([
    ['refused without words', refusal(500, ''), referralMessages.usersRefused],
    ['lost', connectionLost(), referralMessages.usersLost],
  ])('says why when the list is %s', async (_, error, text) => {
    const state = await after([usersPageOpened(1)], serve(referralApi.listWalletUsers, failing(error)));

    expect(failureText(state, referralTrackingKeys.users)).toEqual(text);
  });
});
