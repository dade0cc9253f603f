import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { appointments, isDropped, type StoredAppointment } from '#client/entities/appointments';
import { currentMoment } from '#client/lib/dates';
import { clashesFound } from '#client/sections/appointments/clashes/first';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { keepCalled } from '../called';
import { hoursCheckWanted } from '../events';
import { presentAt } from '../rules';
import { selectKnownHours } from '../selectors';
import { hoursCheckStopped, lineCalled, visitDroppedHere, waitingFound, type WaitsRoot } from '../slice';
import { linesOf, lookForChains, lookThrough, noFinds } from '../worklist';
import { checkHours } from './checkHours';

/** Starts the search for what waits whenever the list was looked through for clashes. */
export function* watchWaits() {
  yield* takeLatest(clashesFound, findWaiting);
  yield* takeEvery(appointmentChanged, noteDropped);
  yield* takeEvery(lineCalled, keepCalls);
  yield* takeLatest([hoursCheckWanted, hoursCheckStopped], serveCheck);
}

function* serveCheck(event: ReturnType<typeof hoursCheckWanted> | ReturnType<typeof hoursCheckStopped>) {
  if (hoursCheckWanted.match(event)) yield* call(checkHours);
}

/** Has the device remember who was called, so that nobody is called again after the next sign-in. */
function* keepCalls() {
  const { called } = yield* select(({ appointmentWaits }: WaitsRoot) => appointmentWaits);
  yield* call(keepCalled, called);
}

/** Remembers an appointment that was rejected or cancelled from here: somebody has just spoken with its patient. */
function* noteDropped({ payload: id }: ReturnType<typeof appointmentChanged>) {
  const one = yield* select(appointments.selectById, id);
  if (one && isDropped(one)) yield* put(visitDroppedHere(id));
}

/** Appointments that are looked at without a pause; that takes a few milliseconds. */
const AT_ONCE = 4_000;

/** Finds what waits in the whole list, a piece at a time, while nobody is at work (decisions: what waits). */
function* findWaiting() {
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
