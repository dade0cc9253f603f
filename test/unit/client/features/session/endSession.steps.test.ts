import { sessionEnded, signOutChosen, tokenRefused } from '#client/features/session/events';
import { sessionKeys } from '#client/features/session/keys';
import { messages } from '#client/features/session/messages';
import { endSession } from '#client/features/session/sagas/endSession';
import { selectIsAuthenticated } from '#client/features/session/selectors';
import { removeToken } from '#client/state/tokenStorage';
import { showing, testSaga } from '#test/support/sagas/testSaga';

describe('ending the session', () => {
  it('removes the token, and only then closes the session', () => {
    testSaga(endSession, signOutChosen())
      .next()
      .select(selectIsAuthenticated)
      .next(true)
      .call(removeToken)
      .next()
      .put(sessionEnded())
      .next()
      .isDone();
  });

  it('says at the end that it was the service that refused the token', () => {
    testSaga(endSession, tokenRefused())
      .next()
      .select(selectIsAuthenticated)
      .next(true)
      .call(removeToken)
      .next()
      .put(sessionEnded())
      .next()
      .inspect(showing({ kind: 'error', text: messages.expired, topic: sessionKeys.ended }))
      .next()
      .isDone();
  });

  it('does nothing when it has ended already', () => {
    testSaga(endSession, tokenRefused()).next().select(selectIsAuthenticated).next(false).isDone();
  });
});
