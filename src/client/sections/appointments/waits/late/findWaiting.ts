import { call, put, select } from 'typed-redux-saga';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { currentMoment } from '#client/lib/dates';
import { selectClashing } from '#client/sections/appointments/clashes/selectors';
import { bySoonest } from '#client/sections/appointments/list/rows';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { waitingFound } from './events';
import { presentAt } from './rules';
import { selectKnownHours } from './selectors';
import { linesOf, lookThrough, noFinds, pairsIn, type ClashingPair } from './worklist';

/** Appointments that are looked at without a pause; that takes a few milliseconds. */
const AT_ONCE = 4_000;

/** Nobody works off more of them; the next ones are found once some of these are settled. */
const MOST_PAIRS = 1_000;

/** Finds what waits in the whole list, a piece at a time, while nobody is at work (decisions: what waits). */
export function* findWaiting() {
  const list = yield* select(selectRealList);
  const finds = noFinds(presentAt(yield* call(currentMoment)));
  const hours = yield* select(selectKnownHours);
  for (let from = 0; from < list.length; from += AT_ONCE) {
    yield* call(untilQuiet);
    lookThrough(finds, list.slice(from, from + AT_ONCE), hours);
  }
  const clashing = yield* select(selectClashing);
  const table = yield* select(appointments.selectTable);
  const days = new Map<string, [StoredAppointment, ...StoredAppointment[]]>();
  for (const id of clashing?.keys() ?? []) {
    const one = table[id];
    if (!one || one.date < finds.present.today) continue;
    const day = days.get(one.date);
    if (day) day.push(one);
    else days.set(one.date, [one]);
  }
  const pairs: ClashingPair[] = [];
  for (const day of [...days.values()].sort(([a], [b]) => bySoonest(a, b))) {
    yield* call(untilQuiet);
    for (const pair of pairsIn(day)) pairs.push(pair);
    if (pairs.length > MOST_PAIRS) break;
  }
  const lines = linesOf(finds, pairs.slice(0, MOST_PAIRS));
  yield* put(waitingFound({ lines, doctors: [...finds.doctors] }));
}
