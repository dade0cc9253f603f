import { deskLocked, sessionRestored } from '#client/features/session/events';
import { restoreSession } from '#client/features/session/sagas/restoreSession';
import { readLock, readToken, readUser } from '#client/state/tokenStorage';
import { testSaga } from '#test/support/sagas/testSaga';

it('a desk that was locked is locked before anything of the session is shown', () => {
  testSaga(restoreSession)
    .next()
    .call(readToken)
    .next('stored')
    .call(readUser)
    .next('admin@mawid.example')
    .call(readLock)
    .next(true)
    .put(deskLocked())
    .next()
    .put(sessionRestored('stored', 'admin@mawid.example'))
    .next()
    .isDone();
});
