import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { cancel, fork, take } from 'redux-saga/effects';

import type { EventPattern } from './waitForEither';

/**
 * Like `takeLatest`, but per item: a newer event for an item cancels the work for its older one, and leaves that of
 * other items alone.
 */
export function* takeLatestEach<Event extends Action>(
  pattern: EventPattern<Event>,
  itemOf: (event: Event) => string | number,
  worker: (event: Event) => Generator,
): Generator<unknown, void> {
  yield fork(serve);

  function* serve(): Generator<unknown, never> {
    const latest = new Map<string, Task>();
    for (;;) {
      const event = (yield take(pattern.match)) as Event;
      const item = String(itemOf(event));
      const older = latest.get(item);
      if (older) yield cancel(older);
      latest.set(item, (yield fork(worker, event)) as Task);
    }
  }
}
