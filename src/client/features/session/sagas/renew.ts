import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as authApi from '#client/api/auth';
import { Problem } from '#client/lib/problem';
import { lifeOf } from '#client/lib/tokenLife';
import { selectTokenLife, tokenRenewed } from '#client/state/session';
import { storeRenewedToken } from '#client/state/tokenStorage';
import type { renewalSubmitted } from '../events';
import { lockMessages } from '../lock/messages';
import { selectIsAuthenticated, selectUser } from '../selectors';

/**
 * Has the service check the password of the person who is signed in, and goes on with the token that it answers, in all
 * tabs, unless the present one names no end. Rejects where it does not take the password. Nothing changes where that
 * session has ended meanwhile.
 */
export function* renew({
  payload: password,
}: Pick<ReturnType<typeof renewalSubmitted>, 'payload'>): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) throw new Problem(lockMessages.renewalFailed);
  const since = yield* call(Date.now);
  const { access } = yield* call(authApi.createToken, user, password);
  const isStillSignedIn = yield* select(selectIsAuthenticated);
  const userNow = yield* select(selectUser);
  const life = yield* select(selectTokenLife);
  if (!isStillSignedIn || userNow !== user || !life) return;
  yield* call(storeRenewedToken, access, since);
  yield* put(tokenRenewed(access, lifeOf(access, since)));
}
