import { channel } from 'redux-saga';

import { messages } from '#client/features/session/messages';
import { followOtherTabs, tokenChanges } from '#client/features/session/sagas/followOtherTabs';
import { selectIsAuthenticated, selectToken } from '#client/features/session/selectors';
import { sessionEnded, signedIn } from '#client/features/session/slice';
import { readUser } from '#client/features/session/tokenStorage';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const otherTabs = channel();

describe('following the other tabs', () => {
  const steps = testSaga(followOtherTabs)
    .next()
    .call(tokenChanges)
    .next(otherTabs)
    .take(otherTabs)
    .save('another tab is waited for');

  it('signs out here when another tab did, says so, and waits for the next change', () => {
    steps
      .restore('another tab is waited for')
      .next({ token: null })
      .select(selectToken)
      .next('mine')
      .select(selectIsAuthenticated)
      .next(true)
      .put(sessionEnded())
      .next()
      .inspect(showing({ kind: 'success', text: messages.signedOutElsewhere }))
      .next()
      .take(otherTabs);
  });

  it('ends the session here before it takes over that of another tab', () => {
    steps
      .restore('another tab is waited for')
      .next({ token: 'theirs' })
      .select(selectToken)
      .next('mine')
      .select(selectIsAuthenticated)
      .next(true)
      .put(sessionEnded())
      .next()
      .call(readUser)
      .next('layla@mawid.example')
      .put(signedIn('theirs', 'layla@mawid.example'))
      .next()
      .take(otherTabs);
  });

  it('ends nothing where nobody is signed in', () => {
    steps
      .restore('another tab is waited for')
      .next({ token: 'theirs' })
      .select(selectToken)
      .next(null)
      .select(selectIsAuthenticated)
      .next(false)
      .call(readUser)
      .next('layla@mawid.example')
      .put(signedIn('theirs', 'layla@mawid.example'))
      .next()
      .take(otherTabs);
  });

  it('does nothing when the token is the one that is known here', () => {
    steps.restore('another tab is waited for').next({ token: 'mine' }).select(selectToken).next('mine').take(otherTabs);
  });
});
