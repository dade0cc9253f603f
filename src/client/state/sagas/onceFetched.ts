import { call, type SagaGenerator } from 'typed-redux-saga';

import type { OnDemand } from '#client/device/onDemand';

/**
 * Makes a worker of one whose code is fetched when it is first wanted: an event waits for that and is not lost, for the
 * fetching never fails (device/onDemand). Once the code is there, no event waits.
 *
 * @param workerIn picks the worker out of the code
 */
export function onceFetched<Code, Args extends unknown[]>(
  { loaded, want }: OnDemand<Code>,
  workerIn: (code: Code) => (...args: Args) => Generator,
) {
  return function* fetchAndRun(...args: Args): SagaGenerator<void> {
    const code = loaded() ?? (yield* call(want));
    yield* call(workerIn(code), ...args);
  };
}
