import { deskUnlocked } from '#client/features/session/events';
import { adoptToken } from '#client/features/session/sagas/followOtherTabs';
import { catchUp, pageReturns } from '#client/features/session/sagas/followReturns';
import { restoreSession } from '#client/features/session/sagas/restoreSession';
import { selectIsLocked } from '#client/features/session/selectors';
import { selectSettings } from '#client/state/settings';
import { readLock, readToken } from '#client/state/tokenStorage';
import { testSaga } from '#test/support/sagas/testSaga';

afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

it.each([
  ['is told when the browser brings it back', true, 1],
  ['is told of no page that is loaded anew', false, 0],
])('a page %s', (_, persisted, times) => {
  const page = new EventTarget();
  Object.assign(globalThis, { window: page });
  const heard = jest.fn();
  const returns = pageReturns();
  returns.take(heard);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(heard).toHaveBeenCalledTimes(times);
  returns.close();
});

const returned = (token: string | null, wasLocked: boolean) =>
  testSaga(catchUp)
    .next()
    .select(selectIsLocked)
    .next(wasLocked)
    .call(readToken)
    .next(token)
    .call(adoptToken, token)
    .next();

it('signs out first, and does nothing more then', () => {
  returned(null, false).isDone();
});

it.each([
  [true, false],
  [false, false],
  [false, true],
])('unlocks what was locked (%s) only where the desk is no longer (%s)', (wasLocked, isLocked) => {
  const steps = returned('token', wasLocked)
    .call(restoreSession)
    .next()
    .select(selectSettings)
    .next({ lockAfterMinutes: 7 })
    .call(readLock, 7)
    .next(isLocked);
  (wasLocked && !isLocked ? steps.put(deskUnlocked()).next() : steps).isDone();
});
