import { call, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { noticeShown, topicClosed } from '#client/state/notices';
import { selectSettings } from '#client/state/settings';
import { readUse, storeLock } from '#client/state/tokenStorage';
import { deskLocked, deskUnlocked, pageReturned, signedIn, tokenRefused } from '../events';
import { sessionKeys } from '../keys';
import { watchAttention, type Attention, type Watch } from '../lock/attention';
import { deskTabs, tellLocked, tellUse, type DeskMessage } from '../lock/deskTabs';
import { sessionMessages } from '../messages';
import { selectIsAuthenticated, selectIsLocked, selectUser } from '../selectors';

/**
 * Locks and unlocks the desk with the other tabs, and locks it in all of them once nobody has used any for the
 * configured time (decisions: unattended desk).
 */
export function* watchDesk() {
  const { lockAfterMinutes } = yield* select(selectSettings);
  const { messages: told } = yield* call(deskTabs);
  if (lockAfterMinutes === 0) {
    yield* takeEvery(told, followTab, null);
    return;
  }
  const usedBefore = yield* call(readUse);
  const watch = yield* call(watchAttention, { lockAfterMinutes, usedBefore, onUsed: tellUse });
  yield* takeEvery(told, followTab, watch);
  yield* takeEvery([signedIn, deskUnlocked], startAnew, watch);
  yield* takeEvery(pageReturned, noteStoredUse, watch);
  for (;;) {
    const attention = yield* take(watch.changes);
    yield* call(followAttention, attention);
  }
}

/** Warns, takes the warning back, or locks, while somebody is signed in. */
function* followAttention(attention: Attention) {
  yield* put(topicClosed(sessionKeys.lock));
  const isAuthenticated = yield* select(selectIsAuthenticated);
  const isLocked = yield* select(selectIsLocked);
  if (!isAuthenticated || isLocked) return;
  if (attention === 'warned')
    yield* put(noticeShown({ kind: 'error', text: sessionMessages.locksSoon, topic: sessionKeys.lock, stays: true }));
  if (attention === 'left') yield* call(lockDesk);
}

/** Locks this tab and all others. Nobody could unlock for a person whose e-mail is not known: that session ends. */
export function* lockDesk(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) {
    yield* put(tokenRefused());
    return;
  }
  yield* call(storeLock);
  yield* put(deskLocked());
  yield* call(tellLocked);
}

/** Does as another tab has done; without a watch its use is nobody's concern. */
export function* followTab(watch: Watch | null, message: DeskMessage) {
  if (message.is === 'used') {
    if (watch) yield* call(watch.noteUse, message.at);
    return;
  }
  const isAuthenticated = yield* select(selectIsAuthenticated);
  if (isAuthenticated) yield* put(message.is === 'locked' ? deskLocked() : deskUnlocked());
}

/** Notes when the other tabs were used last, of which a page that stood still has not heard. */
function* noteStoredUse(watch: Watch) {
  const usedAt = yield* call(readUse);
  if (usedAt !== null) yield* call(watch.noteUse, usedAt);
}

function* startAnew(watch: Watch) {
  yield* call(watch.restart);
}
