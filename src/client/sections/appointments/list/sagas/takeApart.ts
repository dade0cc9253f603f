import { call, put } from 'typed-redux-saga';

import type { ArraySlices } from '#client/api/arraySlices';
import { appointments } from '#client/entities/appointments';
import type { Normalized } from '#client/entities/entityStore';
import { appointmentsArrived } from '#client/sections/appointments/list/events';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';

/**
 * Takes every slice of an answer apart as it comes, hands it on, and says how many appointments have come so far;
 * rejects like `next`. The browser may draw after each slice.
 */
export function* takeApart({ next }: ArraySlices<Appointment>, take: (part: Normalized) => void) {
  let count = 0;
  for (let slice = yield* call(next); slice; slice = yield* call(next)) {
    take(appointments.normalize(slice));
    yield* put(appointmentsArrived((count += slice.length)));
    yield* call(yieldToBrowser);
  }
}
