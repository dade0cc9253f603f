import type { UnknownAction } from '@reduxjs/toolkit';
import { channel } from 'redux-saga';

import { watchSession } from '#client/features/session';
import { sessionEnded } from '#client/features/session/events';
import { sessionMessages } from '#client/features/session/messages';
import { selectIsAuthenticated, selectToken } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import { addressRead, selectAddress, type AddressRoot } from '#client/state/address';
import { listReceived, selectList, type ListsRoot } from '#client/state/lists';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { afterFlow } from '#test/support/sagas/flow';
import { storedToken } from '#test/support/sagas/storedToken';

const list = listReceived({ key: 'something', ids: [1] });

/** What this tab comes to when another one stores a token, or takes it out, after these events here. */
function afterOtherTab(token: string | null, given: readonly UnknownAction[], stored: string | null) {
  const otherTabs = channel<{ token: string | null }>();
  const running = afterFlow<AddressRoot & SessionRoot & NoticesRoot & ListsRoot>({
    watcher: watchSession,
    given,
    provide: storedToken(stored, otherTabs),
    events: [],
  });
  otherTabs.put({ token });
  return running;
}

describe('when another tab', () => {
  it('signs out, this one does too', async () => {
    const state = await afterOtherTab(null, [list], 'token');

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectNotices(state).map(({ text }) => text)).toEqual([sessionMessages.signedOutElsewhere]);
  });

  it('signs in as somebody else, this one starts afresh with the new token', async () => {
    const state = await afterOtherTab('another', [list], 'token');

    expect(selectToken(state)).toBe('another');
    expect(selectList(state, 'something')).toBeUndefined();
  });

  it('stores the token of this one, nothing is lost', async () => {
    const state = await afterOtherTab('token', [list], 'token');

    expect(selectToken(state)).toBe('token');
    expect(selectList(state, 'something')).toEqual([1]);
  });

  it('signs in while a shared link waits here at the login form, the link is followed', async () => {
    const link = { section: 'appointments', params: { q: 'layla' } };
    const state = await afterOtherTab('another', [sessionEnded(), addressRead(link)], null);

    expect(selectToken(state)).toBe('another');
    expect(selectAddress(state)).toEqual(link);
  });
});
