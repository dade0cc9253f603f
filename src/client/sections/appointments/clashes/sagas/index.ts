import { call, delay, put, select, takeLatest } from 'typed-redux-saga';

import {
  appointmentChanged,
  appointmentChangedElsewhere,
  appointmentsLoaded,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import type { ClashKind } from '#client/sections/appointments/list/rows';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { tracked } from '#client/state/requests/tracked';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { addClashes, addSpans, type Days } from '../clashing';
import { clashesFound } from '../first';
import { clashesFailed } from '../messages';

const find = tracked({ key: appointmentKeys.clashes, failure: { text: clashesFailed } }, findClashes);

/** Starts the search for clashes whenever the list is another than before. */
export function* watchClashes() {
  yield* takeLatest([appointmentsLoaded, appointmentChanged, appointmentChangedElsewhere], find);
}

/** Milliseconds without another change of the list, so that drawing it and answering its user come first. */
const REST_MS = 300;

/** Appointments that are looked at without a pause; that takes a few milliseconds. */
const AT_ONCE = 4_000;

/** Finds which appointments clash; a piece at a time, while nobody is at work (decisions: appointment list). */
function* findClashes() {
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
