import { call, type SagaGenerator } from 'typed-redux-saga';

import { holdCall } from '#client/device/hold';
import { throttleOf } from '#client/lib/errors';
import { heldMs } from '#client/lib/pace';
import { untilSessionLasts } from '../session';
import { ask, type Answer } from './ask';
import type { Doing } from './write';

/**
 * Makes a call that brings something to its end which must not stay half done: where the service has no room for it,
 * so that nothing was done, it waits as a reading does, and is made again (decisions: reading answers).
 */
export function* askPatiently<Args extends unknown[], T>(
  send: Doing<Args, T>,
  ...args: Args
): SagaGenerator<Answer<T>> {
  for (let tries = 1; ; tries += 1) {
    const answer = yield* ask(send, ...args);
    const throttle = answer.is === 'refused' ? throttleOf(answer.error) : null;
    const ms = throttle && heldMs(throttle, tries);
    if (ms === null) return answer;
    yield* call(untilHeld, ms);
  }
}

/** Waits as long as a service has asked for; a session that ends before asks for the password first. */
export function* untilHeld(ms: number): SagaGenerator<void> {
  const wait = new AbortController();
  try {
    yield* call(untilSessionLasts, ms);
    yield* call(holdCall, ms, wait.signal);
  } finally {
    wait.abort();
  }
}
