import * as authApi from '#client/api/auth';
import { deskUnlocked, unlockSubmitted } from '#client/features/session/events';
import { tellUnlocked } from '#client/features/session/lock/deskTabs';
import { unlock } from '#client/features/session/sagas/unlock';
import { selectUser } from '#client/features/session/selectors';
import { Problem } from '#client/lib/problem';
import { removeLock } from '#client/state/tokenStorage';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const steps = testSaga(unlock, unlockSubmitted('secret'))
  .next()
  .select(selectUser)
  .save('it is known who is signed in');

it('asks the service for the password of the same person, and only then unlocks every tab', () => {
  steps
    .restore('it is known who is signed in')
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

it('stays locked when the password is wrong', () => {
  const unauthorized = refusal(401);
  const asked = steps.restore('it is known who is signed in').next('admin@mawid.example');

  expect(() => asked.throw(unauthorized)).toThrow(unauthorized);
});

it('stays locked when nobody knows whose desk it is', () => {
  expect(() => steps.restore('it is known who is signed in').next(null)).toThrow(Problem);
});
