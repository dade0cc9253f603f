import * as matchers from 'redux-saga-test-plan/matchers';

import * as authApi from '#client/api/auth';
import { watchSession } from '#client/features/session';
import { deskLocked, signedIn, unlockSubmitted } from '#client/features/session/events';
import { sessionKeys } from '#client/features/session/keys';
import { tellUnlocked } from '#client/features/session/lock/deskTabs';
import { lockMessages } from '#client/features/session/lock/messages';
import { selectIsLocked, selectToken } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import * as tokenStorage from '#client/state/tokenStorage';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';
import { storedToken } from '#test/support/sagas/storedToken';

function afterUnlocking(answer: () => unknown) {
  return afterFlow<SessionRoot & RequestsRoot>({
    watcher: watchSession,
    provide: [
      serve(authApi.createToken, answer),
      serve(tokenStorage.removeLock, () => undefined),
      [matchers.call.fn(tellUnlocked), undefined],
      ...storedToken('token', undefined, 'admin@mawid.example'),
    ],
    given: [signedIn('token', 'admin@mawid.example'), deskLocked()],
    events: [unlockSubmitted('secret')],
  });
}

it('the person who is signed in unlocks the desk, and the session goes on', async () => {
  const state = await afterUnlocking(() => ({ access: 'another token' }));

  expect(selectIsLocked(state)).toBe(false);
  expect(selectToken(state)).toBe('token');
});

it('a wrong password leaves the desk locked, and says so', async () => {
  const state = await afterUnlocking(failing(refusal(401)));

  expect(selectIsLocked(state)).toBe(true);
  expect(selectToken(state)).toBe('token');
  expect(selectRequest(state, sessionKeys.unlock)?.failure?.text).toEqual(lockMessages.unlockFailed);
});
