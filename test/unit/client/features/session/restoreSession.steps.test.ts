import { sessionRestored } from '#client/features/session/events';
import { restoreSession } from '#client/features/session/sagas/restoreSession';
import { readToken, readUser } from '#client/state/tokenStorage';
import { testSaga } from '#test/support/sagas/testSaga';

it('restoring the session reads the stored token and whose it is, and says so even where there is none', () => {
  testSaga(restoreSession)
    .next()
    .call(readToken)
    .next(null)
    .call(readUser)
    .next(null)
    .put(sessionRestored(null, null))
    .next()
    .isDone();
});
