import { deskLocked, deskUnlocked, tokenRefused } from '#client/features/session/events';
import { sessionKeys } from '#client/features/session/keys';
import { tellLocked } from '#client/features/session/lock/deskTabs';
import { messages } from '#client/features/session/messages';
import { followAttention, followTab, lockDesk } from '#client/features/session/sagas/watchDesk';
import { selectIsAuthenticated, selectIsLocked, selectUser } from '#client/features/session/selectors';
import { topicClosed } from '#client/state/notices';
import { storeLock } from '#client/state/tokenStorage';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const watch = { noteUse: jest.fn(), restart: jest.fn(), changes: {} } as never;

const attends = (attention: 'used' | 'warned' | 'left') =>
  testSaga(followAttention, attention)
    .next()
    .put(topicClosed(sessionKeys.lock))
    .next()
    .select(selectIsAuthenticated)
    .next(true)
    .select(selectIsLocked);

it('warns a minute before, with a notice that stays until it is taken back', () => {
  attends('warned')
    .next(false)
    .inspect(showing({ kind: 'error', text: messages.locksSoon, topic: sessionKeys.lock, stays: true }))
    .next()
    .isDone();
});

it('takes the warning back on any input', () => {
  attends('used').next(false).isDone();
});

it('locks a desk that was left', () => {
  attends('left').next(false).call(lockDesk).next().isDone();
});

it('does nothing while the desk is locked', () => {
  attends('left').next(true).isDone();
});

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

it('ends a session that nobody could unlock', () => {
  testSaga(lockDesk).next().select(selectUser).next(null).put(tokenRefused()).next().isDone();
});

it.each([
  [{ is: 'locked' } as const, deskLocked()],
  [{ is: 'unlocked' } as const, deskUnlocked()],
])('does as another tab that tells %j', (message, event) => {
  testSaga(followTab, watch, message).next().select(selectIsAuthenticated).next(true).put(event).next().isDone();
  testSaga(followTab, watch, message).next().select(selectIsAuthenticated).next(false).isDone();
});
