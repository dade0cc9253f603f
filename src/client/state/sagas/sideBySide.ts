import { all, type SagaGenerator } from 'typed-redux-saga';

/** Calls that one plan keeps in flight at once (decisions: fan-outs). */
export const CONCURRENCY = 5;

/**
 * Runs a worker for each item, for five at once, in the order of the items, and ends with the last of them. What a
 * worker returns takes the place of its item, and is next. A throw cancels the others.
 */
export function* sideBySide<Item, Args extends unknown[]>(
  items: readonly Item[],
  worker: (item: Item, ...args: Args) => Generator<unknown, readonly Item[] | void>,
  ...args: Args
): SagaGenerator<void> {
  const waiting = [...items];
  yield* all(Array.from({ length: CONCURRENCY }, lane));

  function* lane() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const instead = yield* worker(next, ...args);
      waiting.unshift(...(instead ?? []));
    }
  }
}
