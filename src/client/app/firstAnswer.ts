import { delay, race, select, take } from 'typed-redux-saga';

import { listReceived } from '#client/state/lists';
import { requestFailed, requestForgotten, requestSucceeded, selectIsAnyPending } from '#client/state/requests/requests';

/** Milliseconds that the first drawing waits for what the section has asked for. */
const SHORT_MS = 250;

/**
 * Comes to its end once the first answer is in the store, or takes longer, or is not on its way: a section that is
 * drawn with its rows at once need not be drawn twice.
 */
export function* firstAnswer() {
  const isAsked = yield* select(selectIsAnyPending);
  if (isAsked) yield* race([take([listReceived, requestFailed]), delay(SHORT_MS)]);
}

/** Comes to its end once nothing that was asked for is on its way any more. */
export function* allAnswers() {
  for (;;) {
    const isAsked = yield* select(selectIsAnyPending);
    if (!isAsked) return;
    yield* take([requestSucceeded, requestFailed, requestForgotten]);
  }
}
