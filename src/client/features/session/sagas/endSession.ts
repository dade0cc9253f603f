import type { Action } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';

import { noticeShown } from '#client/state/notices';
import { messages } from '../messages';
import { selectIsAuthenticated } from '../selectors';
import { sessionEnded, tokenRefused } from '../slice';
import { removeToken } from '../tokenStorage';

/**
 * Removes the token and closes the session: chosen by the person, or because a service refused the token. Several
 * refusals at once end it once (Spec 1 §4, Spec 2 §8).
 */
export function* endSession(event: Action) {
  if (!(yield* select(selectIsAuthenticated))) return;
  yield* call(removeToken);
  yield* put(sessionEnded());
  if (tokenRefused.match(event)) yield* put(noticeShown({ kind: 'error', text: messages.expired }));
}
