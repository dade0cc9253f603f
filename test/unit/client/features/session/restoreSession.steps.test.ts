import { deskLocked, passwordAsked, sessionRestored, tokenRefused } from '#client/features/session/events';
import { restoreSession } from '#client/features/session/sagas/restoreSession';
import { selectSettings } from '#client/state/settings';
import { readLife, readLock, readToken, readUser, storeLock } from '#client/state/tokenStorage';
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
    .call(readLife)
    .next(null)
    .call(Date.now)
    .next(5000)
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

describe('with a token of 90 seconds', () => {
  const life = { since: 5000, lasts: 90_000 };
  const restored = sessionRestored('stored', 'omar@mawid.example', life);
  const after = (age: number) =>
    testSaga(restoreSession)
      .next()
      .call(readToken)
      .next('stored')
      .call(readUser)
      .next('omar@mawid.example')
      .select(selectSettings)
      .next({ lockAfterMinutes: 7 })
      .call(readLock, 7)
      .next(false)
      .call(readLife)
      .next(life)
      .call(Date.now)
      .next(5000 + age);

  it('opens the session as long as that has not ended', () => {
    after(88_999).put(restored).next().isDone();
  });

  it('asks for the password first once it has', () => {
    after(89_000).put(passwordAsked('ended')).next().put(restored).next().isDone();
  });
});
