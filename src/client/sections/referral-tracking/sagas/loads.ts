import { put } from 'typed-redux-saga';

import * as referralApi from '#client/api/referral';
import { usersLoaded, type usersPageOpened } from '../events';
import { usersPageOf } from '../figures';
import { readUnlocked } from './unlockDashboard';

/** Reads one page of users (Spec 2 §7). Throws when the answer is no page. */
export function* loadUsers({ payload: page }: ReturnType<typeof usersPageOpened>) {
  const answer = yield* readUnlocked(referralApi.listWalletUsers, page);
  yield* put(usersLoaded(usersPageOf(answer, page)));
}
