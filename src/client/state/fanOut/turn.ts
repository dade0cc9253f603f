import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import { isOffline } from '#client/device/line';
import { fullPace, slowed } from '#client/lib/pace';
import type { Throttle } from '#client/lib/problem';
import { lineBack } from '../line';
import { CONCURRENCY } from '../sagas/sideBySide';
import { untilSessionLasts } from '../session';
import { ask, type Answer } from '../writes/ask';
import type { Doing } from '../writes/write';
import { holdEnded, ledgerHeld, selectLedger, selectStatus, stopChosen } from './ledgers';

/**
 * Holds a plan because a call was answered that there were too many.
 *
 * @param holds how often it had been held when that call was made; as often as now where it is left out
 */
export function* holdPlan(key: string, { waitMs }: Throttle, holds?: number): SagaGenerator<void> {
  const ledger = yield* select(selectLedger, key);
  const at = yield* call(Date.now);
  const pace = ledger?.pace ?? fullPace(CONCURRENCY);
  yield* put(ledgerHeld({ key, pace: slowed(pace, { waitMs, holds: holds ?? pace.holds, at }) }));
}

/** Waits as long as a plan is held and nobody stops it; returns how many of its calls may be under way at once. */
export function* untilTurn(_: unknown, key: string): SagaGenerator<number> {
  for (;;) {
    const ledger = yield* select(selectLedger, key);
    const { atOnce = CONCURRENCY, heldUntil: until = null } = ledger?.pace ?? {};
    if (until === null || ledger?.status !== 'running') return atOnce;
    const { isOver } = yield* race({ isOver: call(untilMoment, until), isChanged: take([ledgerHeld, stopChosen]) });
    if (isOver) yield* put(holdEnded({ key, until }));
  }
}

/** Waits until a moment, in milliseconds since 1970; a session that ends before asks for the password first. */
function* untilMoment(until: number): SagaGenerator<true> {
  const asked = yield* call(Date.now);
  yield* call(untilSessionLasts, until - asked);
  const now = yield* call(Date.now);
  return yield* delay(Math.max(0, until - now), true as const);
}

/** Holds a plan likewise, and waits; returns whether it is still to be sent then. */
export function* waitHeld(key: string, throttle: Throttle): SagaGenerator<boolean> {
  yield* call(holdPlan, key, throttle);
  yield* call(untilTurn, null, key);
  const status = yield* select(selectStatus, key);
  return status === 'running';
}

/** Asks for something that only reads, until somebody stops the plan: that gives it up, and returns `null`. */
export function* askUnlessStopped<Args extends unknown[], T>(
  key: string,
  read: Doing<Args, T>,
  ...args: Args
): SagaGenerator<Answer<T> | null> {
  const { answer } = yield* race({
    answer: call(function* () {
      return yield* ask(read, ...args);
    }),
    stopped: take((action: Action) => stopChosen.match(action) && action.payload === key),
  });
  return answer ?? null;
}

/** Milliseconds after which a plan that waits for the line is tried again, for the browser may be wrong about it. */
export const TRIED_AGAIN_AFTER_MS = 10_000;

/**
 * Waits while the page is offline, but not for ever: what the browser says of the line is believed until a call is
 * tried again (decisions: the network). Returns whether the plan is still to be sent, for it may have been stopped.
 */
export function* untilOnline(key: string): SagaGenerator<boolean> {
  let isDue: true | undefined;
  for (;;) {
    const status = yield* select(selectStatus, key);
    if (status !== 'running') return false;
    if (isDue || !isOffline()) return true;
    ({ isDue } = yield* race({ heard: take([lineBack, stopChosen]), isDue: delay(TRIED_AGAIN_AFTER_MS) }));
  }
}
