import { channel } from 'redux-saga';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import { tokenChanges } from '#client/features/session/sagas/followOtherTabs';
import { pageReturns } from '#client/features/session/sagas/followReturns';
import { lifeOf } from '#client/lib/tokenLife';
import * as tokenStorage from '#client/state/tokenStorage';
import { serve } from '#test/support/sagas/service';

/**
 * Stands in for the storage of the browser with this token in it, asked for at this moment, and for what other tabs do
 * with it.
 */
export function storedToken(
  token: string | null,
  otherTabs = channel<{ token: string | null }>(),
  user: string | null = null,
  since = 0,
): StaticProvider[] {
  return [
    serve(tokenChanges, () => otherTabs),
    serve(pageReturns, () => channel<true>()),
    serve(tokenStorage.readToken, () => token),
    serve(tokenStorage.readUser, () => user),
    serve(tokenStorage.readLife, () => (user === null ? null : lifeOf(token, since))),
    serve(tokenStorage.readLock, () => false),
    serve(tokenStorage.storeToken, () => undefined),
    serve(tokenStorage.storeRenewedToken, () => undefined),
    serve(tokenStorage.removeToken, () => undefined),
  ];
}
