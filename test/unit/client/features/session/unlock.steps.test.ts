import { deskUnlocked, unlockSubmitted } from '#client/features/session/events';
import { tellUnlocked } from '#client/features/session/lock/deskTabs';
import { renew } from '#client/features/session/sagas/renew';
import { unlock } from '#client/features/session/sagas/unlock';
import { removeLock } from '#client/state/tokenStorage';
import { testSaga } from '#test/support/sagas/testSaga';

it('has the password checked, and the token renewed, and only then unlocks every tab', () => {
  testSaga(unlock, unlockSubmitted('secret'))
    .next()
    .call(renew, unlockSubmitted('secret'))
    .next()
    .call(removeLock)
    .next()
    .put(deskUnlocked())
    .next()
    .call(tellUnlocked)
    .next()
    .isDone();
});
