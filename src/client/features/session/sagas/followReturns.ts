import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';

import { onPageBack } from '#client/device/onPageBack';
import { selectSettings } from '#client/state/settings';
import { readLock, readToken } from '#client/state/tokenStorage';
import { deskUnlocked, pageReturned } from '../events';
import { selectIsLocked } from '../selectors';
import { adoptToken } from './followOtherTabs';
import { restoreSession } from './restoreSession';

/** Makes a channel of the times that the browser brings the page back. */
export function pageReturns() {
  return eventChannel<true>((emit) => onPageBack(() => emit(true)));
}

/** Tells when the browser has brought the page back. */
export function* followReturns() {
  const returns = yield* call(pageReturns);
  for (;;) {
    yield* take(returns);
    yield* put(pageReturned());
  }
}

/**
 * Does what the tab has missed while it stood still: others may have signed out or in, locked the desk or unlocked it,
 * and the token may have ended (decisions: sessions).
 */
export function* catchUp() {
  const wasLocked = yield* select(selectIsLocked);
  const token = yield* call(readToken);
  yield* call(adoptToken, token);
  if (token === null) return;
  yield* call(restoreSession);
  const { lockAfterMinutes } = yield* select(selectSettings);
  const isLocked = yield* call(readLock, lockAfterMinutes);
  if (wasLocked && !isLocked) yield* put(deskUnlocked());
}
