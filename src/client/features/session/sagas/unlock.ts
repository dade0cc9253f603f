import { call, put, select } from 'typed-redux-saga';

import * as authApi from '#client/api/auth';
import { Problem } from '#client/lib/problem';
import { removeLock } from '#client/state/tokenStorage';
import { deskUnlocked, type unlockSubmitted } from '../events';
import { tellUnlocked } from '../lock/deskTabs';
import { sessionMessages } from '../messages';
import { selectUser } from '../selectors';

/**
 * Unlocks all tabs where the service takes the password of the person who is signed in. The session goes on with its
 * token, so that work under way is not cut off (decisions: unattended desk).
 */
export function* unlock({ payload: password }: ReturnType<typeof unlockSubmitted>) {
  const user = yield* select(selectUser);
  if (user === null) throw new Problem(sessionMessages.unlockFailed);
  yield* call(authApi.createToken, user, password);
  yield* call(removeLock);
  yield* put(deskUnlocked());
  yield* call(tellUnlocked);
}
