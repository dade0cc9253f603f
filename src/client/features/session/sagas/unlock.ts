import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { removeLock } from '#client/state/tokenStorage';
import { deskUnlocked, type unlockSubmitted } from '../events';
import { tellUnlocked } from '../lock/deskTabs';
import { renew } from './renew';

/**
 * Unlocks all tabs where the service takes the password of the person who is signed in. The session goes on, with the
 * next token where the present one has an end: work under way is not cut off (decisions: unattended desk).
 */
export function* unlock(event: ReturnType<typeof unlockSubmitted>): SagaGenerator<void> {
  yield* call(renew, event);
  yield* call(removeLock);
  yield* put(deskUnlocked());
  yield* call(tellUnlocked);
}
