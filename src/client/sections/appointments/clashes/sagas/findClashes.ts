import { call, delay, put, select } from 'typed-redux-saga';

import type { ClashKind } from '#client/sections/appointments/list/rows';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { addClashes, addSpans, type Days } from '../clashing';
import { clashesFound } from '../first';

/** Milliseconds without another change of the list, so that drawing it and answering its user come first. */
const REST_MS = 300;

/** Appointments that are looked at without a pause; that takes a few milliseconds. */
const AT_ONCE = 4_000;

/** Finds which appointments clash; a piece at a time, while nobody is at work (decisions: appointment list). */
export function* findClashes() {
  yield* delay(REST_MS);
  yield* call(untilQuiet);
  const list = yield* select(selectRealList);
  const days: Days = new Map();
  for (let from = 0; from < list.length; from += AT_ONCE) {
    addSpans(days, list.slice(from, from + AT_ONCE));
    yield* call(untilQuiet);
  }
  const clashing = new Map<string, ClashKind>();
  let looked = 0;
  for (const day of days.values()) {
    addClashes(clashing, day);
    looked += day.length;
    if (looked < AT_ONCE) continue;
    looked = 0;
    yield* call(untilQuiet);
  }
  yield* put(clashesFound(clashing));
}
