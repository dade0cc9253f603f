import { all, type SagaGenerator } from 'typed-redux-saga';

/** Calls that one plan keeps in flight at once (decisions: fan-outs). */
export const CONCURRENCY = 5;

type Worker<Item, Args extends unknown[]> = (item: Item, ...args: Args) => Generator<unknown, readonly Item[] | void>;

/**
 * Runs a worker for each item, for five at once, in the order of the items, and ends with the last of them. What a
 * worker returns takes the place of its item, and is next. A throw cancels the others.
 */
export function sideBySide<Item, Args extends unknown[]>(
  items: readonly Item[],
  worker: Worker<Item, Args>,
  ...args: Args
): SagaGenerator<void> {
  return inTurn(items, null, worker, ...args);
}

/**
 * Like `sideBySide`, but asks before each item whose turn it is: `turn` may wait, and returns how many may be under way
 * at once from then on, one at least.
 */
export function* inTurn<Item, Args extends unknown[]>(
  items: readonly Item[],
  turn: ((...args: Args) => SagaGenerator<number>) | null,
  worker: Worker<Item, Args>,
  ...args: Args
): SagaGenerator<void> {
  const waiting = [...items];
  let lanes = CONCURRENCY;
  yield* all(Array.from({ length: lanes }, lane));

  function* lane() {
    while (waiting.length > 0) {
      const atOnce = turn ? yield* turn(...args) : CONCURRENCY;
      const next = lanes > atOnce ? undefined : waiting.shift();
      if (next === undefined) break;
      const instead = yield* worker(next, ...args);
      waiting.unshift(...(instead ?? []));
    }
    lanes -= 1;
  }
}
