import { channel } from 'redux-saga';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import { tokenChanges } from '#client/features/session/sagas/followOtherTabs';
import * as tokenStorage from '#client/state/tokenStorage';
import { serve } from '#test/support/sagas/service';

/** Stands in for the storage of the browser with this token in it, and for what other tabs do with it. */
export function storedToken(
  token: string | null,
  otherTabs = channel<{ token: string | null }>(),
  user: string | null = null,
): StaticProvider[] {
  return [
    serve(tokenChanges, () => otherTabs),
    serve(tokenStorage.readToken, () => token),
    serve(tokenStorage.readUser, () => user),
    serve(tokenStorage.readLock, () => false),
    serve(tokenStorage.storeToken, () => undefined),
    serve(tokenStorage.removeToken, () => undefined),
  ];
}
