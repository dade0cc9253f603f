import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as directoryApi from '#client/api/directory';
import type { Access } from '#client/api/referral';
import * as referralApi from '#client/api/referral';
import { referralTrackingSection } from '#client/sections/referral-tracking';
import {
  dashboardLocked,
  dashboardOpened,
  dashboardUnlocked,
  sectionLeft,
  storedTokenAccepted,
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
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { untilTime } from '#client/state/sagas/untilTime';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { makeDashboard, makeUsersPage } from '#test/support/builders/referral';
import { tokenOf } from '#test/support/builders/tokens';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

type State = ReferralTrackingRoot & RequestsRoot & NoticesRoot;

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

describe('the token of the code', () => {
  /** What a section comes to that this token has unlocked, when the clock shows 5000 and later this. */
  const afterUnlocking = (access: string | null, later: number, ...events: UnknownAction[]) =>
    after(
      [dashboardUnlocked(access), ...events],
      serve(Date.now, () => 5000),
      serve(untilTime, (moment) => (moment <= later ? undefined : new Promise(() => undefined))),
    );

  it.each<[string, string | null, number, boolean]>([
    ['has time left', tokenOf(80), 83_999, true],
    ['ends in a second', tokenOf(80), 84_000, false],
    ['names no end', 'referral token', Infinity, true],
    ['is the stored one', null, Infinity, true],
  ])('that %s: %p', async (_, access, later, isOpen) => {
    const state = await afterUnlocking(access, later);

    expect(selectIsUnlocked(state)).toBe(isOpen);
    expect(selectNotices(state).map(({ text }) => text)).toEqual(isOpen ? [] : [referralMessages.otpOver]);
  });

  it('no longer counts where the stored one is used in its place', async () => {
    const state = await afterUnlocking(tokenOf(80), 0, storedTokenAccepted());

    expect(selectIsUnlocked(state)).toBe(true);
  });

  it.each<[string, (access: Access) => unknown]>([
    ['takes its own token', () => []],
    ['cannot be asked', failing(connectionLost())],
  ])('is asked for again when it was refused, and a service %s', async (_, answer) => {
    const state = await after(
      [usersPageOpened(1)],
      serve(referralApi.listWalletUsers, failing(refusal(401))),
      serve(directoryApi.listSpecialties, answer as () => unknown),
    );

    expect(selectIsUnlocked(state)).toBe(false);
    expect(selectNotices(state).map(({ text }) => text)).toEqual([referralMessages.otpOver]);
    expect(selectRequest(state, referralTrackingKeys.users)).toBeUndefined();
  });
});

describe('when the dashboard is opened', () => {
  const afterOpening = (answer: (access: Access) => unknown) =>
    after([dashboardOpened()], serve(referralApi.readDashboard, answer));

  it('shows the figures, read with the token of the code', async () => {
    const read = jest.fn((_access: Access) => makeDashboard());
    const state = await afterOpening(read);

    expect(selectDashboard(state)).toEqual(makeDashboard());
    expect(read.mock.calls).toEqual([[{ bearer: 'referral token', keepsSession: true }]]);
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

    expect(asked).toEqual([{ bearer: 'referral token', keepsSession: true }, { keepsSession: true }, {}]);
    expect(selectDashboard(state)).toEqual(makeDashboard());
  });

  it.each([
    ['forbidden with the stored token too', refusal(403, { message: 'Not for you.' })],
    ['refused with the stored token', refusal(401, { message: 'Not for you.' })],
  ])('says why when it is %s, and goes on with the token of the code', async (_, error) => {
    const read = jest
      .fn<never, [Access]>(failing(refusal(403, { message: 'Not for you.' })))
      .mockImplementationOnce(failing(refusal(403)))
      .mockImplementationOnce(failing(error));
    const state = await after([dashboardOpened(), dashboardOpened()], serve(referralApi.readDashboard, read));

    expect(read.mock.calls.map(([access]) => access)).toEqual([
      { bearer: 'referral token', keepsSession: true },
      { keepsSession: true },
      { bearer: 'referral token', keepsSession: true },
      { keepsSession: true },
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

  it.each([sectionLeft(), dashboardLocked()])('leaves nothing behind the lock after %j', async (event) => {
    const state = await after(
      [dashboardOpened(), event],
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
