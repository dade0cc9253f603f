import { call, put } from 'typed-redux-saga';

import type { ArraySlices } from '#client/api/arraySlices';
import { appointmentsArrived } from '#client/sections/appointments/list/events';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';

/**
 * Has every slice of an answer taken apart as it comes, and says how many appointments have come so far; rejects like
 * `next`. The browser may draw after each slice.
 */
export function* takeApart({ next }: ArraySlices<Appointment>, take: (slice: readonly Appointment[]) => void) {
  let count = 0;
  for (let slice = yield* call(next); slice; slice = yield* call(next)) {
    take(slice);
    yield* put(appointmentsArrived((count += slice.length)));
    yield* call(yieldToBrowser);
  }
}
