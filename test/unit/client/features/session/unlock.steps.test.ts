import * as authApi from '#client/api/auth';
import { deskUnlocked, unlockSubmitted } from '#client/features/session/events';
import { tellUnlocked } from '#client/features/session/lock/deskTabs';
import { unlock } from '#client/features/session/sagas/unlock';
import { selectUser } from '#client/features/session/selectors';
import { Problem } from '#client/lib/problem';
import { removeLock } from '#client/state/tokenStorage';
import { testSaga } from '#test/support/sagas/testSaga';

it('asks the service for the password of the same person, and only then unlocks every tab', () => {
  testSaga(unlock, unlockSubmitted('secret'))
    .next()
    .select(selectUser)
    .next('admin@mawid.example')
    .call(authApi.createToken, 'admin@mawid.example', 'secret')
    .next({ access: 'another token' })
    .call(removeLock)
    .next()
    .put(deskUnlocked())
    .next()
    .call(tellUnlocked)
    .next()
    .isDone();
});

it('stays locked when nobody knows whose desk it is', () =>
  expect(() => testSaga(unlock, unlockSubmitted('secret')).next().next(null)).toThrow(Problem));
