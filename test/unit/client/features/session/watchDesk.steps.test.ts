import { deskLocked } from '#client/features/session/events';
import { tellLocked } from '#client/features/session/lock/deskTabs';
import { followTab, lockDesk } from '#client/features/session/sagas/watchDesk';
import { selectIsAuthenticated, selectUser } from '#client/features/session/selectors';
import { storeLock } from '#client/state/tokenStorage';
import { testSaga } from '#test/support/sagas/testSaga';

it('locks through a reload, here, and then in the other tabs', () => {
  testSaga(lockDesk)
    .next()
    .select(selectUser)
    .next('admin@mawid.example')
    .call(storeLock)
    .next()
    .put(deskLocked())
    .next()
    .call(tellLocked)
    .next()
    .isDone();
});

it('follows no other tab while nobody is signed in', () => {
  testSaga(followTab, { noteUse: jest.fn(), restart: jest.fn(), changes: {} } as never, { is: 'locked' })
    .next()
    .select(selectIsAuthenticated)
    .next(false)
    .isDone();
});
