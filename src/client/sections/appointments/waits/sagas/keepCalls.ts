import { call, select } from 'typed-redux-saga';

import { keepCalled } from '../called';
import type { WaitsRoot } from '../slice';

/** Has the device remember who was called, so that nobody is called again after the next sign-in. */
export function* keepCalls() {
  const { called } = yield* select(({ appointmentWaits }: WaitsRoot) => appointmentWaits);
  yield* call(keepCalled, called);
}
