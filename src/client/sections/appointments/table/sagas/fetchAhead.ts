import { call, delay } from 'typed-redux-saga';

import type { OnDemand } from '#client/device/onDemand';
import { untilIdle } from '#client/state/sagas/untilIdle';

/** Milliseconds that the list gets to itself, to be drawn and used. */
const REST_MS = 300;

/**
 * Fetches, once the list stands and the browser is idle, what the first row that opens and the first change need, so
 * that they need not wait.
 */
export function* fetchAhead(pieces: readonly Pick<OnDemand<unknown>, 'load'>[]) {
  yield* delay(REST_MS);
  yield* call(untilIdle);
  for (const { load } of pieces) {
    try {
      yield* call(load);
    } catch {
      // A row that is opened before it is there has it fetched again, and says so where that fails too.
    }
  }
}
