import { sessionEnded, tokenRefused } from '#client/features/session/events';
import { sessionKeys } from '#client/features/session/keys';
import { sessionMessages } from '#client/features/session/messages';
import { endSession } from '#client/features/session/sagas/endSession';
import { selectIsAuthenticated } from '#client/features/session/selectors';
import { removeToken } from '#client/state/tokenStorage';
import { showing, testSaga } from '#test/support/sagas/testSaga';

it('ending the session removes the token, then closes it, and then says that the service refused it', () => {
  testSaga(endSession, tokenRefused())
    .next()
    .select(selectIsAuthenticated)
    .next(true)
    .call(removeToken)
    .next()
    .put(sessionEnded())
    .next()
    .inspect(showing({ kind: 'error', text: sessionMessages.expired, topic: sessionKeys.ended }))
    .next()
    .isDone();
});
