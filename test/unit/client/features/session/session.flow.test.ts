import type { UnknownAction } from '@reduxjs/toolkit';
import { channel } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';

import * as authApi from '#client/api/auth';
import { watchSession } from '#client/features/session';
import { loginSubmitted, sessionEnded, signOutChosen, tokenRefused } from '#client/features/session/events';
import { sessionKeys } from '#client/features/session/keys';
import { messages } from '#client/features/session/messages';
import { tokenChanges } from '#client/features/session/sagas/followOtherTabs';
import { selectIsAuthenticated, selectIsRestoring, selectToken } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import * as tokenStorage from '#client/features/session/tokenStorage';
import type { AddressRoot } from '#client/state/address';
import { addressRead, selectAddress } from '#client/state/address';
import { listReceived, selectList } from '#client/state/lists';
import type { ListsRoot } from '#client/state/lists';
import type { NoticesRoot } from '#client/state/notices';
import { selectNotices } from '#client/state/notices';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import { afterFlow } from '#test/support/sagas/flow';

type State = AddressRoot & SessionRoot & RequestsRoot & NoticesRoot & ListsRoot;

const nobody = [sessionEnded()];
const storage = (stored: string | null, otherTabs = channel<{ token: string | null }>()) =>
  [
    [matchers.call.fn(tokenChanges), otherTabs],
    [matchers.call.fn(tokenStorage.readToken), stored],
    [matchers.call.fn(tokenStorage.readUser), null],
    [matchers.call.fn(tokenStorage.storeToken), undefined],
    [matchers.call.fn(tokenStorage.removeToken), undefined],
  ] as never[];

describe('when the product starts', () => {
  it('opens the session of a stored token', async () => {
    const state = await afterFlow<State>({
      watcher: watchSession,
      given: nobody,
      provide: storage('stored'),
      events: [],
    });

    expect(selectToken(state)).toBe('stored');
    expect(selectIsRestoring(state)).toBe(false);
  });

  it('waits for somebody to sign in when there is none', async () => {
    const state = await afterFlow<State>({ watcher: watchSession, given: nobody, provide: storage(null), events: [] });

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectIsRestoring(state)).toBe(false);
  });
});

describe('when somebody signs in', () => {
  const event = loginSubmitted({ email: 'admin@mawid.example', password: 'secret' });

  it('opens the session with the token of the service', async () => {
    const state = await afterFlow<State>({
      watcher: watchSession,
      given: nobody,
      provide: [[matchers.call.fn(authApi.createToken), { access: 'fresh' }], ...storage(null)],
      events: [event],
    });

    expect(selectToken(state)).toBe('fresh');
  });

  it('stays outside and says so when the pair is wrong', async () => {
    const state = await afterFlow<State>({
      watcher: watchSession,
      given: nobody,
      provide: [[matchers.call.fn(authApi.createToken), throwError(new Error('401'))], ...storage(null)],
      events: [event],
    });

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectRequest(state, sessionKeys.signIn)?.failure?.text).toEqual(messages.failed);
  });
});

describe('when the session ends', () => {
  const given = [listReceived({ key: 'something', ids: [1] })];

  it('leaves nothing of it behind', async () => {
    const state = await afterFlow<State>({
      watcher: watchSession,
      given,
      provide: storage('token'),
      events: [signOutChosen()],
    });

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectList(state, 'something')).toBeUndefined();
    expect(selectNotices(state)).toEqual([]);
  });

  it('says so once, however many calls were refused', async () => {
    const events = [tokenRefused(), tokenRefused(), tokenRefused()];
    const state = await afterFlow<State>({ watcher: watchSession, given, provide: storage('token'), events });

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectNotices(state).map(({ text }) => text)).toEqual([messages.expired]);
  });
});

describe('when another tab', () => {
  const list = listReceived({ key: 'something', ids: [1] });

  async function afterOtherTab(token: string | null, given: readonly UnknownAction[], stored: string | null) {
    const otherTabs = channel<{ token: string | null }>();
    const running = afterFlow<State>({ watcher: watchSession, given, provide: storage(stored, otherTabs), events: [] });
    otherTabs.put({ token });
    return running;
  }

  it('signs out, this one does too', async () => {
    const state = await afterOtherTab(null, [list], 'token');

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectNotices(state).map(({ text }) => text)).toEqual([messages.signedOutElsewhere]);
  });

  it('signs in as somebody else, this one starts afresh with the new token', async () => {
    const state = await afterOtherTab('another', [list], 'token');

    expect(selectToken(state)).toBe('another');
    expect(selectList(state, 'something')).toBeUndefined();
  });

  it('signs in while a shared link waits here at the login form, the link is followed', async () => {
    const link = { section: 'appointments', params: { q: 'layla' } };
    const state = await afterOtherTab('another', [...nobody, addressRead(link)], null);

    expect(selectToken(state)).toBe('another');
    expect(selectAddress(state)).toEqual(link);
  });
});
