import * as authApi from '#client/api/auth';
import { loginSubmitted, signedIn } from '#client/features/session/events';
import { signIn } from '#client/features/session/sagas/signIn';
import { storeToken } from '#client/state/tokenStorage';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

describe('signing in', () => {
  const steps = testSaga(signIn, loginSubmitted({ email: 'admin@mawid.example', password: 'secret' }))
    .next()
    .call(authApi.createToken, 'admin@mawid.example', 'secret')
    .save('a token is asked for');

  it('keeps the token, and only then opens the session', () => {
    steps
      .restore('a token is asked for')
      .next({ access: 'a token' })
      .call(storeToken, 'a token', 'admin@mawid.example')
      .next()
      .put(signedIn('a token', 'admin@mawid.example'))
      .next()
      .isDone();
  });

  it('keeps nothing when the token is refused', () => {
    const unauthorized = refusal(401);

    expect(() => steps.restore('a token is asked for').throw(unauthorized)).toThrow(unauthorized);
  });
});
