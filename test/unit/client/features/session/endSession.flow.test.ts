import type { UnknownAction } from '@reduxjs/toolkit';

import { watchSession } from '#client/features/session';
import { signedIn, signOutChosen, tokenRefused } from '#client/features/session/events';
import { sessionMessages } from '#client/features/session/messages';
import { selectIsAuthenticated } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import { listReceived, selectList, type ListsRoot } from '#client/state/lists';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { afterFlow } from '#test/support/sagas/flow';
import { storedToken } from '#test/support/sagas/storedToken';

function after(...events: UnknownAction[]) {
  return afterFlow<SessionRoot & ListsRoot & NoticesRoot>({
    watcher: watchSession,
    given: [listReceived({ key: 'something', ids: [1] })],
    provide: storedToken('token'),
    events,
  });
}

describe('when the session ends', () => {
  it('leaves nothing of it behind', async () => {
    const state = await after(signOutChosen());

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectList(state, 'something')).toBeUndefined();
    expect(selectNotices(state)).toEqual([]);
  });

  it('says so once, however many calls were refused', async () => {
    const state = await after(tokenRefused(), tokenRefused(), tokenRefused());

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectNotices(state).map(({ text }) => text)).toEqual([sessionMessages.expired]);
  });

  it('takes that back as soon as somebody is signed in again', async () => {
    const state = await after(tokenRefused(), signedIn('fresh', 'layla@mawid.example'));

    expect(selectNotices(state)).toEqual([]);
  });
});
