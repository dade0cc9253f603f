import type { Action } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';

import { noticeShown, topicClosed } from '#client/state/notices';
import { removeToken } from '#client/state/tokenStorage';
import { sessionEnded, tokenRefused } from '../events';
import { sessionKeys } from '../keys';
import { sessionMessages } from '../messages';
import { selectIsAuthenticated } from '../selectors';

/**
 * Removes the token and ends the session, and says so when a service refused the token. Several refusals at once end
 * it once (Spec 1 §4, Spec 2 §8).
 */
export function* endSession(event: Action) {
  const isSignedIn = yield* select(selectIsAuthenticated);
  if (!isSignedIn) return;
  yield* call(removeToken);
  yield* put(sessionEnded());
  if (tokenRefused.match(event))
    yield* put(noticeShown({ kind: 'error', text: sessionMessages.expired, topic: sessionKeys.ended }));
}

/** Takes back what was said about the end of the last session, because somebody is signed in again. */
export function* closeEndNotice() {
  yield* put(topicClosed(sessionKeys.ended));
}
