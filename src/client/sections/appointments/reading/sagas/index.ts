import { call, delay, fork, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { FIRST_SECONDS_MS } from '#client/device/aheadOfNeed';
import { onDemand } from '#client/device/onDemand';
import {
  appointmentMoved,
  appointmentsLoaded,
  appointmentsOpened,
  rowToggled,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { tracked } from '#client/state/requests/tracked';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { selectSettings } from '#client/state/settings';
import { selectArePaused, updatesPaused } from '#client/state/updates';
import { changesFound } from '../events';
import { fadeMarks } from './fadeMarks';
import { followTabs } from './followTabs';
import { loadAppointments, prepareSearches } from './loads';

const placeCode = onDemand(() => import(/* webpackChunkName: "changing" */ '../late/sagas/readPlace'));

const readPlace = onceFetched(placeCode, (workflows) => workflows.readPlace);

const freshCode = onDemand(() => import(/* webpackChunkName: "fresh" */ '../late'));

const keepFresh = onceFetched(freshCode, (workflows) => workflows.keepFresh);

const noteNews = onceFetched(freshCode, (workflows) => workflows.noteNews);

const load = tracked({ key: appointmentKeys.list, failure: { text: listMessages.loadFailed } }, loadAppointments);

const place = tracked({ key: appointmentKeys.place, failure: { text: listMessages.unknownLocation } }, readPlace);

/** Starts what reads the list, and the place of an open row. */
export function* watchReading() {
  yield* takeLatest(appointmentsOpened, load);
  yield* takeLatest(appointmentsLoaded, prepareSearches);
  yield* takeEvery(rowToggled, placeOfOpened);
  yield* takeEvery(appointmentMoved, placeOfMoved);
}

/** Starts what keeps the list fresh without being asked. */
export function* watchFresh() {
  yield* takeEvery(changesFound, fadeMarks);
  yield* fork(followTabs);
  const { refreshSeconds = 0 } = yield* select(selectSettings);
  if (refreshSeconds === 0) return;
  yield* takeEvery(changesFound, noteNews);
  yield* takeLatest([appointmentsOpened, appointmentsLoaded, updatesPaused], keepFreshUnlessPaused);
}

/** Begins anew with each reading, whoever wanted it; each turn counts from there. */
function* keepFreshUnlessPaused() {
  const arePaused = yield* select(selectArePaused);
  if (arePaused) return;
  yield* delay(FIRST_SECONDS_MS);
  yield* call(keepFresh, loadAppointments);
}

function* placeOfOpened({ payload: id }: ReturnType<typeof rowToggled>) {
  if (id) yield* call(place, id);
}

function* placeOfMoved({ payload: { to } }: ReturnType<typeof appointmentMoved>) {
  yield* call(place, to);
}
