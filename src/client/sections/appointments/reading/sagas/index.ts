import { call, fork, takeEvery, takeLatest } from 'typed-redux-saga';

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
import { changesFound } from '../events';
import { fadeMarks } from './fadeMarks';
import { followTabs } from './followTabs';
import { loadAppointments, prepareOtherPeriod } from './loads';

const placeCode = onDemand(() => import(/* webpackChunkName: "changing" */ '../late/sagas/readPlace'));

const readPlace = onceFetched(placeCode, (workflows) => workflows.readPlace);

const load = tracked({ key: appointmentKeys.list, failure: { text: listMessages.loadFailed } }, loadAppointments);

const place = tracked({ key: appointmentKeys.place, failure: { text: listMessages.unknownLocation } }, readPlace);

/** Starts what reads the list, and the place of an open row. */
export function* watchReading() {
  yield* takeLatest(appointmentsOpened, load);
  yield* takeLatest(appointmentsLoaded, prepareOtherPeriod);
  yield* takeEvery(rowToggled, placeOfOpened);
  yield* takeEvery(appointmentMoved, placeOfMoved);
}

/** Starts what keeps the list fresh without being asked. */
export function* watchFresh() {
  yield* takeEvery(changesFound, fadeMarks);
  yield* fork(followTabs);
}

function* placeOfOpened({ payload: id }: ReturnType<typeof rowToggled>) {
  if (id) yield* call(place, id);
}

function* placeOfMoved({ payload: { to } }: ReturnType<typeof appointmentMoved>) {
  yield* call(place, to);
}
