import * as authApi from '#client/api/auth';
import { watchSession } from '#client/features/session';
import { loginSubmitted, sessionEnded } from '#client/features/session/events';
import { sessionKeys } from '#client/features/session/keys';
import { sessionMessages } from '#client/features/session/messages';
import { selectIsAuthenticated, selectToken } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';
import { storedToken } from '#test/support/sagas/storedToken';

function afterSigningIn(answer: () => unknown) {
  return afterFlow<SessionRoot & RequestsRoot>({
    watcher: watchSession,
    given: [sessionEnded()],
    provide: [serve(authApi.createToken, answer), ...storedToken(null)],
    events: [loginSubmitted({ email: 'admin@mawid.example', password: 'secret' })],
  });
}

describe('when somebody signs in', () => {
  it('opens the session with the token of the service', async () => {
    const state = await afterSigningIn(() => ({ access: 'fresh' }));

    expect(selectToken(state)).toBe('fresh');
  });

  it('stays outside and says so when the pair is wrong', async () => {
    const state = await afterSigningIn(failing(refusal(401)));

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectRequest(state, sessionKeys.signIn)?.failure?.text).toEqual(sessionMessages.failed);
  });

  it('stays outside and says why when the account is not for the back-office', async () => {
    const state = await afterSigningIn(failing(refusal(403, { detail: 'This account is not for staff.' })));

    expect(selectIsAuthenticated(state)).toBe(false);
    const failure = selectRequest(state, sessionKeys.signIn)?.failure;
    expect(failure).toMatchObject({ text: sessionMessages.forbidden, detail: 'This account is not for staff.' });
  });
});
