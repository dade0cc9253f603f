import * as authApi from '#client/api/auth';
import { loginSubmitted, signedIn } from '#client/features/session/events';
import { signIn } from '#client/features/session/sagas/signIn';
import { storeToken } from '#client/state/tokenStorage';
import { refusal } from '#test/support/builders/faults';
import { tokenOf } from '#test/support/builders/tokens';
import { testSaga } from '#test/support/sagas/testSaga';

describe('signing in', () => {
  const steps = testSaga(signIn, loginSubmitted({ email: 'admin@mawid.example', password: 'secret' }))
    .next()
    .call(Date.now)
    .next(70_000)
    .call(authApi.createToken, 'admin@mawid.example', 'secret')
    .save('a token is asked for');

  it('keeps the token, and only then opens the session', () => {
    steps
      .restore('a token is asked for')
      .next({ access: tokenOf(45) })
      .call(storeToken, tokenOf(45), 'admin@mawid.example', 70_000)
      .next()
      .put(signedIn(tokenOf(45), 'admin@mawid.example', { since: 70_000, lasts: 45_000 }))
      .next()
      .isDone();
  });

  it('keeps nothing when the token is refused', () => {
    const unauthorized = refusal(401);

    expect(() => steps.restore('a token is asked for').throw(unauthorized)).toThrow(unauthorized);
  });
});
