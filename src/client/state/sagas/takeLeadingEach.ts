import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, take } from 'typed-redux-saga';

import type { EventPattern } from './eventPattern';

/**
 * Like `takeLeading`, but per item: while the worker runs for one item, further events for that item are dropped, and
 * events for other items are served. A double click on one row is one call.
 */
export function* takeLeadingEach<Event extends Action>(
  pattern: EventPattern<Event>,
  itemOf: (event: Event) => string | number,
  worker: (event: Event) => Generator,
): SagaGenerator<void> {
  const busy = new Set<string>();
  yield* fork(watch);

  function* watch(): SagaGenerator<never> {
    for (;;) {
      const event = yield* take(pattern.match);
      const item = String(itemOf(event));
      if (busy.has(item)) continue;
      busy.add(item);
      yield* fork(serve, event, item);
    }
  }

  function* serve(event: Event, item: string): SagaGenerator<void> {
    try {
      yield* call(worker, event);
    } finally {
      busy.delete(item);
    }
  }
}
