import { call, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { onDemand } from '#client/lib/onDemand';
import { tracked } from '#client/state/requests/tracked';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { selectIsChanging, waitForRow } from '../changes/sagas/rowLock';
import { detailsCode } from '../components/detailsCode';
import {
  appointmentMoved,
  appointmentsLoaded,
  appointmentsOpened,
  rowToggled,
  statusActionChosen,
  undoChosen,
} from '../events';
import { appointmentKeys } from '../keys';
import { messages } from '../messages';
import { fetchAhead } from './fetchAhead';
import { loadAppointments } from './loads';

const code = onDemand(() => import(/* webpackChunkName: "changing" */ './workflows'));

const changeStatus = onceFetched(code, (workflows) => workflows.changeStatus);
const undoChange = onceFetched(code, (workflows) => workflows.undoChange);
const announceFailedChange = onceFetched(code, (workflows) => workflows.announceFailedChange);
const readPlace = onceFetched(code, (workflows) => workflows.readPlace);

const load = tracked({ key: appointmentKeys.list, failure: { text: messages.loadFailed } }, loadAppointments);

const change = tracked(
  {
    key: ({ payload }) => appointmentKeys.status(payload.id),
    failure: { text: messages.statusFailed },
    onFailure: announceFailedChange,
  },
  changeStatus,
);

const undo = tracked(
  {
    key: ({ payload }) => appointmentKeys.status(payload.id),
    failure: { text: messages.undoFailed },
    onFailure: announceFailedChange,
  },
  undoChange,
);

const place = tracked({ key: appointmentKeys.place, failure: { text: messages.unknownLocation } }, readPlace);

/** Starts what the list does: it is read, its rows are opened, and their statuses changed. */
export function* watchAppointments() {
  yield* takeLatest(appointmentsOpened, load);
  yield* takeLatest(appointmentsLoaded, fetchAhead, [detailsCode, code]);
  yield* takeLeadingEach(statusActionChosen, ({ payload }) => payload.id, changeUnlessChanging);
  yield* takeLeadingEach(undoChosen, ({ payload }) => payload.id, undoInTurn);
  yield* takeEvery(rowToggled, placeOfOpened);
  yield* takeEvery(appointmentMoved, placeOfMoved);
}

/** An appointment that is being changed already, maybe as one of many, is not changed once more at the same time. */
function* changeUnlessChanging(event: ReturnType<typeof statusActionChosen>) {
  const isChanging = yield* select(selectIsChanging, event.payload.id);
  if (!isChanging) yield* call(change, event);
}

/** Nobody could press Undo again, so it waits where a change is dropped. */
function* undoInTurn(event: ReturnType<typeof undoChosen>) {
  yield* call(waitForRow, event.payload.id);
  yield* call(undo, event);
}

function* placeOfOpened({ payload: id }: ReturnType<typeof rowToggled>) {
  if (id) yield* call(place, id);
}

function* placeOfMoved({ payload: { to } }: ReturnType<typeof appointmentMoved>) {
  yield* call(place, to);
}
