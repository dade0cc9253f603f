import { call, put } from 'typed-redux-saga';

import type { ArraySlices } from '#client/api/arraySlices';
import { newestIn } from '#client/lib/changedSince';
import { appointmentsArrived } from '#client/sections/appointments/list/events';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import type { MomentText } from '#contract/common';

/** How many times as many have come when that is said again: each time is drawn. */
const TOLD_AT = 1.05;

/**
 * Has every slice of an answer taken apart as it comes, and says how many appointments have come so far, to a
 * twentieth; rejects like `next`. The browser may draw after each slice. Returns the moment of the last change in it.
 */
export function* takeApart({ next }: ArraySlices<Appointment>, take: (slice: readonly Appointment[]) => void) {
  let count = 0;
  let told = 0;
  let newest: MomentText | null = null;
  for (let slice = yield* call(next); slice; slice = yield* call(next)) {
    take(slice);
    newest = newestIn(slice, newest);
    count += slice.length;
    if (count >= TOLD_AT * told) yield* put(appointmentsArrived((told = count)));
    yield* call(yieldToBrowser);
  }
  return newest;
}
