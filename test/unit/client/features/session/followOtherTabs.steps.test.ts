import { sessionEnded, signedIn } from '#client/features/session/events';
import { adoptToken, tokenChanges } from '#client/features/session/sagas/followOtherTabs';
import { selectToken, selectUser } from '#client/features/session/selectors';
import { tokenRenewed } from '#client/state/session';
import { readLife, readUser } from '#client/state/tokenStorage';
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

const life = { since: 3000, lasts: 90_000 };

/** Another tab has stored a token for this person, and that of this tab belongs to Layla. */
const theirsOf = (user: string | null) =>
  testSaga(adoptToken, 'theirs')
    .next()
    .select(selectToken)
    .next('mine')
    .select(selectUser)
    .next('layla@mawid.example')
    .call(readUser)
    .next(user)
    .call(readLife)
    .next(life);

it.each(['omar@mawid.example', null])('ends the session here before it opens that of %s', (user) => {
  theirsOf(user)
    .put(sessionEnded())
    .next()
    .put(signedIn('theirs', user, life))
    .next()
    .isDone();
});

it('goes on with the next token of the same person', () => {
  theirsOf('layla@mawid.example').put(tokenRenewed('theirs', life)).next().isDone();
});
