import { channel } from 'redux-saga';

import { sessionEnded, signedIn } from '#client/features/session/events';
import { messages } from '#client/features/session/messages';
import { adoptToken, followOtherTabs, tokenChanges } from '#client/features/session/sagas/followOtherTabs';
import { selectToken } from '#client/features/session/selectors';
import { readUser } from '#client/state/tokenStorage';
import { showing, testSaga } from '#test/support/sagas/testSaga';

describe('following the other tabs', () => {
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

  it('adopts every token that another tab stores, one after the other', () => {
    const changes = channel();

    testSaga(followOtherTabs)
      .next()
      .call(tokenChanges)
      .next(changes)
      .take(changes)
      .next({ token: 'theirs' })
      .call(adoptToken, 'theirs')
      .next()
      .take(changes);
  });
});

describe('adopting the token of another tab', () => {
  const steps = testSaga(adoptToken, 'theirs').next().select(selectToken).save('the own token is looked up');

  it('ends the session here before it opens the new one', () => {
    steps
      .restore('the own token is looked up')
      .next('mine')
      .put(sessionEnded())
      .next()
      .call(readUser)
      .next('layla@mawid.example')
      .put(signedIn('theirs', 'layla@mawid.example'))
      .next()
      .isDone();
  });

  it('ends nothing where nobody is signed in', () => {
    steps
      .restore('the own token is looked up')
      .next(null)
      .call(readUser)
      .next('layla@mawid.example')
      .put(signedIn('theirs', 'layla@mawid.example'))
      .next()
      .isDone();
  });

  it('does nothing when it is the own one', () => {
    steps.restore('the own token is looked up').next('theirs').isDone();
  });

  it('signs out here when the other tab has none any more, and says so', () => {
    testSaga(adoptToken, null)
      .next()
      .select(selectToken)
      .next('mine')
      .put(sessionEnded())
      .next()
      .inspect(showing({ kind: 'success', text: messages.signedOutElsewhere }))
      .next()
      .isDone();
  });
});
