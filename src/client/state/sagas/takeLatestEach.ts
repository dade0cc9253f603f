import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { cancel, fork, take, type SagaGenerator } from 'typed-redux-saga';

import type { EventPattern } from './eventPattern';

/**
 * Like `takeLatest`, but per item: a newer event for an item cancels the work for its older one, and leaves that of
 * other items alone.
 */
export function* takeLatestEach<Event extends Action>(
  pattern: EventPattern<Event>,
  itemOf: (event: Event) => string | number,
  worker: (event: Event) => Generator,
): SagaGenerator<void> {
  yield* fork(watch);

  function* watch(): SagaGenerator<never> {
    const latest = new Map<string, Task>();
    for (;;) {
      const event = yield* take(pattern.match);
      const item = String(itemOf(event));
      const older = latest.get(item);
      if (older) yield* cancel(older);
      const newer = yield* fork(worker, event);
      latest.set(item, newer);
    }
  }
}
