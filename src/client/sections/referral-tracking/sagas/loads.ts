import { call, put, select } from 'typed-redux-saga';

import * as referralApi from '../../../api/referral';
import { selectAccess } from '../selectors';
import type { usersPageOpened } from '../slice';
import { dashboardLoaded, usersLoaded } from '../slice';

/** Reads the figures (Spec 2 §7). Throws when the answer has none. */
export function* loadDashboard() {
  const dashboard = yield* call(referralApi.readDashboard, yield* select(selectAccess));
  if (!hasParts(dashboard, ['user_statistics', 'wallet_statistics'])) throw new TypeError('The dashboard has no figures');
  yield* put(dashboardLoaded({ dashboard, at: yield* call(Date.now) }));
}

/** Reads one page of users (Spec 2 §7). Throws when the answer is no page. */
export function* loadUsers({ payload: page }: ReturnType<typeof usersPageOpened>) {
  const users = yield* call(referralApi.listWalletUsers, page, yield* select(selectAccess));
  if (!hasParts(users, ['summary', 'pagination', 'results'])) throw new TypeError('The answer is not a page of users');
  yield* put(usersLoaded(users));
}

function hasParts(answer: unknown, parts: readonly string[]): boolean {
  return typeof answer === 'object' && answer !== null && parts.every((part) => part in answer);
}
