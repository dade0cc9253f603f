import type { Task } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fork, join } from 'typed-redux-saga';

/** Calls that one plan keeps in flight at once (decisions: fan-outs). */
export const CONCURRENCY = 5;

/** Runs a worker in five lanes at once, which share its arguments, and waits until each has ended. */
export function* sideBySide<Args extends unknown[]>(
  worker: (...args: Args) => Generator,
  ...args: Args
): SagaGenerator<void> {
  const lanes: Task[] = [];
  for (let count = 0; count < CONCURRENCY; count += 1) {
    const lane = yield* fork(worker, ...args);
    lanes.push(lane);
  }
  yield* join(lanes);
}
