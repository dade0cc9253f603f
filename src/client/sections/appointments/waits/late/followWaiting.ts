import { call, select } from 'typed-redux-saga';

import { dayOf, currentMoment, minuteOfDay } from '#client/lib/dates';
import { untilTime } from '#client/state/sagas/untilTime';
import { findWaiting } from './findWaiting';
import { selectNextStart } from './selectors';

const MINUTE_MS = 60_000;

/** Finds what waits, and again each time a line belongs to another group: when its time has come, and at midnight. */
export function* followWaiting() {
  for (;;) {
    yield* call(findWaiting);
    const now = yield* call(currentMoment);
    const next = yield* select(selectNextStart, dayOf(now), minuteOfDay(now));
    yield* call(untilTime, now.getTime() + (next - minuteOfDay(now)) * MINUTE_MS);
  }
}
