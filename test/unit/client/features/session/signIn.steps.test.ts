import { testSaga } from 'redux-saga-test-plan';

import * as authApi from '#client/api/auth';
import { loginSubmitted, signedIn } from '#client/features/session/events';
import { signIn } from '#client/features/session/sagas/signIn';
import { storeToken } from '#client/features/session/tokenStorage';

const credentials = { email: 'admin@mawid.example', password: 'secret' };

describe('signing in', () => {
  it('asks for a token, keeps it, and only then opens the session', () => {
    testSaga(signIn, loginSubmitted(credentials))
      .next()
      .call(authApi.createToken, credentials.email, credentials.password)
      .next({ access: 'a token' })
      .call(storeToken, 'a token', credentials.email)
      .next()
      .put(signedIn('a token', credentials.email))
      .next()
      .isDone();
  });

  it('keeps nothing when the token is refused', () => {
    const refusal = new Error('401');
    const asked = testSaga(signIn, loginSubmitted(credentials))
      .next()
      .call(authApi.createToken, credentials.email, credentials.password);

    expect(() => asked.throw(refusal)).toThrow(refusal);
  });
});
