import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { hasEnded } from '#client/lib/tokenLife';
import { passwordNeeded, selectTokenLife, tokenRenewed } from '#client/state/session';
import { sessionEnded } from '../events';

/** For every call that carries the token: waits while that has ended, and returns whether the session goes on. */
export function* tokenHolds(): SagaGenerator<boolean> {
  const life = yield* select(selectTokenLife);
  const now = yield* call(Date.now);
  if (!hasEnded(life, now)) return true;
  yield* put(passwordNeeded());
  const event = yield* take(isAnyOf(tokenRenewed, sessionEnded));
  return tokenRenewed.match(event);
}
