import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import type { Access } from '#client/api/referral';
import * as referralApi from '#client/api/referral';
import { isForbidden } from '#client/lib/errors';
import type { usersPageOpened } from '../events';
import { dashboardLoaded, storedTokenAccepted, usersLoaded } from '../events';
import { dashboardOf, usersPageOf } from '../figures';
import { selectAccess } from '../selectors';

/** Reads the figures of the dashboard (Spec 2 §7). Throws when the answer has none. */
export function* loadDashboard() {
  const answer = yield* call(readUnlocked<[], Answer<typeof referralApi.readDashboard>>, referralApi.readDashboard);
  const at = yield* call(Date.now);
  yield* put(dashboardLoaded({ dashboard: dashboardOf(answer), at }));
}

/** Reads one page of users (Spec 2 §7). Throws when the answer is no page. */
export function* loadUsers({ payload: page }: ReturnType<typeof usersPageOpened>) {
  const { listWalletUsers } = referralApi;
  const answer = yield* call(readUnlocked<[number], Answer<typeof listWalletUsers>>, listWalletUsers, page);
  yield* put(usersLoaded(usersPageOf(answer, page)));
}

type Answer<Read extends (...args: never[]) => unknown> = Awaited<ReturnType<Read>>;

/**
 * Reads with the token of the one-time password. Where that is forbidden, the stored token is tried once, and used from
 * then on if it works (decisions: sessions).
 */
function* readUnlocked<Args extends unknown[], Reply>(
  read: (access: Access, ...args: Args) => Promise<Reply>,
  ...args: Args
): SagaGenerator<Reply> {
  const bearer = yield* select(selectAccess);
  try {
    return yield* call(read, bearer === null ? {} : { bearer }, ...args);
  } catch (error) {
    if (bearer === null || !isForbidden(error)) throw error;
    const reply = yield* call(read, { keepsSession: true }, ...args);
    yield* put(storedTokenAccepted());
    return reply;
  }
}
