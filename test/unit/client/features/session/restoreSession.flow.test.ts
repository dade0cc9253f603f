import { watchSession } from '#client/features/session';
import { sessionEnded } from '#client/features/session/events';
import { selectIsAuthenticated, selectIsRestoring, selectToken } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import { afterFlow } from '#test/support/sagas/flow';
import { storedToken } from '#test/support/sagas/storedToken';

function afterStart(token: string | null) {
  return afterFlow<SessionRoot>({
    watcher: watchSession,
    given: [sessionEnded()],
    provide: storedToken(token),
    events: [],
  });
}

describe('when the product starts', () => {
  it('opens the session of a stored token', async () => {
    const state = await afterStart('stored');

    expect(selectToken(state)).toBe('stored');
    expect(selectIsRestoring(state)).toBe(false);
  });

  it('waits for somebody to sign in when there is none', async () => {
    const state = await afterStart(null);

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectIsRestoring(state)).toBe(false);
  });
});
