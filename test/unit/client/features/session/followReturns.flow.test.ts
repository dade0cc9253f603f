import { deskLocked, sessionRestored } from '#client/features/session/events';
import { catchUp } from '#client/features/session/sagas/followReturns';
import { selectIsAuthenticated, selectIsLocked, selectRenewal, selectToken } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import type { TokenLife } from '#client/lib/tokenLife';
import { listReceived, selectList, type ListsRoot } from '#client/state/lists';
import * as tokenStorage from '#client/state/tokenStorage';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { storedToken } from '#test/support/sagas/storedToken';

const USER = 'admin@mawid.example';
const list = listReceived({ key: 'something', ids: [1] });

interface Meanwhile {
  /** The token that the device has by now. */
  token?: string | null;
  isLocked?: boolean;
  wasLocked?: boolean;
  life?: TokenLife | null;
}

/** What a page with rows on it comes to that is brought back after this has happened in other tabs. */
function afterReturn({ token = 'token', isLocked = false, wasLocked = false, life = null }: Meanwhile) {
  return afterFlow<SessionRoot & ListsRoot>({
    watcher: catchUp,
    given: [sessionRestored('token', USER, null), list, ...(wasLocked ? [deskLocked()] : [])],
    provide: [
      serve(tokenStorage.readLife, () => life),
      serve(tokenStorage.readLock, () => isLocked),
      serve(tokenStorage.storeLock, () => undefined),
      ...storedToken(token, undefined, token && USER),
    ],
    events: [],
  });
}

describe('a page that is brought back', () => {
  it('is signed out where another tab has done so meanwhile, and shows no rows', async () => {
    const state = await afterReturn({ token: null });

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectList(state, 'something')).toBeUndefined();
  });

  it('goes on with a newer token', async () => {
    expect(selectToken(await afterReturn({ token: 'newer' }))).toBe('newer');
  });

  it('is locked where the desk was meanwhile, and unlocked likewise', async () => {
    expect(selectIsLocked(await afterReturn({ isLocked: true }))).toBe(true);
    expect(selectIsLocked(await afterReturn({ wasLocked: true }))).toBe(false);
    expect(selectIsLocked(await afterReturn({ wasLocked: true, isLocked: true }))).toBe(true);
  });

  it('asks for the password at once where its token has ended meanwhile', async () => {
    expect(selectRenewal(await afterReturn({ life: { since: 0, lasts: 60_000 } }))).toBe('ended');
  });

  it('is as it was where nothing has happened', async () => {
    const state = await afterReturn({});

    expect(selectIsAuthenticated(state)).toBe(true);
    expect(selectList(state, 'something')).toEqual([1]);
  });
});
