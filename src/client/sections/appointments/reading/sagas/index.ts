import { call, delay, fork, put, takeEvery, takeLatest } from 'typed-redux-saga';

import { appointmentsLoaded, appointmentsOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { tracked } from '#client/state/requests/tracked';
import { untilSeen } from '#client/state/sagas/untilSeen';
import { changesFound, marksFaded } from '../events';
import { followTabs } from './followTabs';
import { loadAppointments, prepareSearches } from './loads';

const load = tracked({ key: appointmentKeys.list, failure: { text: listMessages.loadFailed } }, loadAppointments);

/** Starts what reads the list. */
export function* watchReading() {
  yield* takeLatest(appointmentsOpened, load);
  yield* takeLatest(appointmentsLoaded, prepareSearches);
}

/** Starts what shows in the list what other tabs have changed, and marks whatever is news. */
export function* watchTabs() {
  yield* takeEvery(changesFound, fadeMarks);
  yield* fork(followTabs);
}

/** How long a change is marked. */
const MARKED_MS = 10_000;

/** Takes the marks of some changes away after ten seconds in which somebody could see them. */
function* fadeMarks({ payload: changes }: ReturnType<typeof changesFound>) {
  yield* call(untilSeen);
  yield* delay(MARKED_MS);
  yield* put(marksFaded(changes));
}
