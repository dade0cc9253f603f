import { call, type SagaGenerator } from 'typed-redux-saga';

import { yieldToBrowser } from './yieldToBrowser';

/** An answer that arrives in slices; `null` ends it. */
interface Slices<Item> {
  next: () => Promise<readonly Item[] | null>;
  cancel: () => unknown;
}

/**
 * Takes an answer slice by slice as it arrives, where it need not go into the store, and lets the browser draw in
 * between. Throws what reading throws; then, and where it is cancelled, no more is read.
 */
export function* readSlices<Item>(
  read: () => Promise<Slices<Item>>,
  take: (slice: readonly Item[]) => void,
): SagaGenerator<void> {
  const answer = yield* call(read);
  try {
    for (let slice = yield* call(answer.next); slice; slice = yield* call(answer.next)) {
      take(slice);
      yield* call(yieldToBrowser);
    }
  } finally {
    yield* call(answer.cancel);
  }
}
