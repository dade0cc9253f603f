import type { Action } from '@reduxjs/toolkit';
import { call, fork, take } from 'redux-saga/effects';

import type { EventPattern } from './waitForEither';

/**
 * Like `takeLeading`, but per item: while the worker runs for one item, further events for that item are dropped, and
 * events for other items are served. A double click on one row is one call.
 */
export function* takeLeadingEach<Event extends Action>(
  pattern: EventPattern<Event>,
  itemOf: (event: Event) => string | number,
  worker: (event: Event) => Generator,
): Generator<unknown, void> {
  const busy = new Set<string>();
  yield fork(watch);

  function* watch(): Generator<unknown, never, Event> {
    for (;;) {
      const event = yield take(pattern.match);
      const item = String(itemOf(event));
      if (busy.has(item)) continue;
      busy.add(item);
      yield fork(serve, event, item);
    }
  }

  function* serve(event: Event, item: string) {
    try {
      yield call(worker, event);
    } finally {
      busy.delete(item);
    }
  }
}
