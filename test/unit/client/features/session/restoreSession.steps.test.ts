import { deskLocked, sessionRestored, tokenRefused } from '#client/features/session/events';
import { restoreSession } from '#client/features/session/sagas/restoreSession';
import { selectSettings } from '#client/state/settings';
import { readLock, readToken, readUser, storeLock } from '#client/state/tokenStorage';
import { testSaga } from '#test/support/sagas/testSaga';

/** A desk that is found locked, of this person. */
const lockedDeskOf = (user: string | null) =>
  testSaga(restoreSession)
    .next()
    .call(readToken)
    .next('stored')
    .call(readUser)
    .next(user)
    .select(selectSettings)
    .next({ lockAfterMinutes: 7 })
    .call(readLock, 7)
    .next(true)
    .call(storeLock)
    .next()
    .put(deskLocked())
    .next()
    .put(sessionRestored('stored', user))
    .next();

it('a desk that was locked, or left, is locked before anything of the session is shown', () => {
  lockedDeskOf('admin@mawid.example').isDone();
});

it('one that nobody could unlock is signed out', () => {
  lockedDeskOf(null).put(tokenRefused()).next().isDone();
});
