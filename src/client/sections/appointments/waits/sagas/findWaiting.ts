import { call, put, select } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { currentMoment } from '#client/lib/dates';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { presentAt } from '../rules';
import { selectKnownHours } from '../selectors';
import { waitingFound } from '../slice';
import { linesOf, lookForChains, lookThrough, noFinds } from '../worklist';

/** Appointments that are looked at without a pause; that takes a few milliseconds. */
const AT_ONCE = 4_000;

/** Finds what waits in the whole list, a piece at a time, while nobody is at work (decisions: what waits). */
export function* findWaiting() {
  const list = yield* select(selectRealList);
  const finds = noFinds(presentAt(yield* call(currentMoment)));
  const hours = yield* select(selectKnownHours);
  yield* inParts(list, (part) => lookThrough(finds, part, hours));
  yield* inParts(list, (part) => lookForChains(finds, part));
  yield* put(waitingFound({ lines: linesOf(finds), doctors: [...finds.doctors] }));
}

function* inParts(list: readonly StoredAppointment[], look: (part: readonly StoredAppointment[]) => void) {
  for (let from = 0; from < list.length; from += AT_ONCE) {
    yield* call(untilQuiet);
    look(list.slice(from, from + AT_ONCE));
  }
}
