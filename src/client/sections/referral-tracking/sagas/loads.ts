import { call, put, select } from 'typed-redux-saga';

import * as referralApi from '#client/api/referral';
import { dashboardOf, usersPageOf } from '../figures';
import { selectAccess } from '../selectors';
import type { usersPageOpened } from '../slice';
import { dashboardLoaded, usersLoaded } from '../slice';

/** Reads the figures (Spec 2 §7). Throws when the answer has none. */
export function* loadDashboard() {
  const dashboard = dashboardOf(yield* call(referralApi.readDashboard, yield* select(selectAccess)));
  yield* put(dashboardLoaded({ dashboard, at: yield* call(Date.now) }));
}

/** Reads one page of users (Spec 2 §7). Throws when the answer is no page. */
export function* loadUsers({ payload: page }: ReturnType<typeof usersPageOpened>) {
  const users = yield* call(referralApi.listWalletUsers, page, yield* select(selectAccess));
  yield* put(usersLoaded(usersPageOf(users, page)));
}
