import { call, put, select } from 'typed-redux-saga';

import * as referralApi from '#client/api/referral';
import type { usersPageOpened } from '../events';
import { dashboardLoaded, usersLoaded } from '../events';
import { dashboardOf, usersPageOf } from '../figures';
import { selectAccess } from '../selectors';

/** Reads the figures of the dashboard (Spec 2 §7). Throws when the answer has none. */
export function* loadDashboard() {
  const access = yield* select(selectAccess);
  const answer = yield* call(referralApi.readDashboard, access);
  const at = yield* call(Date.now);
  yield* put(dashboardLoaded({ dashboard: dashboardOf(answer), at }));
}

/** Reads one page of users (Spec 2 §7). Throws when the answer is no page. */
export function* loadUsers({ payload: page }: ReturnType<typeof usersPageOpened>) {
  const access = yield* select(selectAccess);
  const answer = yield* call(referralApi.listWalletUsers, page, access);
  yield* put(usersLoaded(usersPageOf(answer, page)));
}
