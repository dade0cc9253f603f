import { sessionEnded, signedIn } from '#client/features/session/events';
import { adoptToken, tokenChanges } from '#client/features/session/sagas/followOtherTabs';
import { selectToken } from '#client/features/session/selectors';
import { readUser } from '#client/state/tokenStorage';
import { testSaga } from '#test/support/sagas/testSaga';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('hears of the token that another tab stores', () => {
  const page = new EventTarget();
  Object.assign(globalThis, { window: page, localStorage: { getItem: () => 'theirs' } });
  const heard = jest.fn();
  const changes = tokenChanges();
  changes.take(heard);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'mawid.token' }));
  changes.close();

  expect(heard).toHaveBeenCalledWith({ token: 'theirs' });
});

it('adopts the token of another tab by ending the session here before it opens the new one', () => {
  testSaga(adoptToken, 'theirs')
    .next()
    .select(selectToken)
    .next('mine')
    .put(sessionEnded())
    .next()
    .call(readUser)
    .next('layla@mawid.example')
    .put(signedIn('theirs', 'layla@mawid.example'))
    .next()
    .isDone();
});
