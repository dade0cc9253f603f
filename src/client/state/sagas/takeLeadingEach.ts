import type { Action } from '@reduxjs/toolkit';
import { call, fork, take, type SagaGenerator } from 'typed-redux-saga';

import type { EventPattern } from './eventPattern';

/**
 * Like `takeLeading`, but per item: while the worker runs for one item, further events for that item are dropped, and
 * events for other items are served. A double click on one row is one call.
 *
 * @param waits whether an event for a busy item is served after those before it, and not dropped
 */
export function* takeLeadingEach<Event extends Action>(
  pattern: EventPattern<Event>,
  itemOf: (event: Event) => string | number,
  worker: (event: Event) => Generator,
  waits: (event: Event) => boolean = () => false,
): SagaGenerator<void> {
  const busy = new Map<string, Event[]>();
  yield* fork(watch);

  function* watch(): SagaGenerator<never> {
    for (;;) {
      const event = yield* take(pattern.match);
      const item = String(itemOf(event));
      const waiting = busy.get(item);
      if (!waiting) yield* fork(serve, item, event);
      else if (waits(event)) waiting.push(event);
    }
  }

  function* serve(item: string, first: Event): SagaGenerator<void> {
    const waiting = [first];
    busy.set(item, waiting);
    try {
      for (let event = waiting.shift(); event; event = waiting.shift()) yield* call(worker, event);
    } finally {
      busy.delete(item);
    }
  }
}
