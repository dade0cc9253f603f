import { call, put, select, takeEvery } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { appointments } from '#client/entities/appointments';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { selectOpenRow } from '#client/sections/appointments/list/address';
import {
  appointmentMoved,
  appointmentsLoaded,
  openedLost,
  rowToggled,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { selectUnnamedPlace } from '#client/sections/appointments/list/patients/visits';
import { noticeShown } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import type { Id } from '#contract/common';

const place = tracked({ key: appointmentKeys.place, failure: { text: listMessages.unknownLocation } }, readPlace);

/** Starts what reads the place of an appointment that was opened or moved, and says so where there is none. */
export function* watchPlaces() {
  yield* takeEvery(rowToggled, placeOfOpened);
  yield* takeEvery(appointmentMoved, placeOfMoved);
  yield* takeEvery(appointmentsLoaded, leaveWhatIsGone);
}

/** Takes an appointment out of the address that the list has not: of an old link, or one that was removed. */
function* leaveWhatIsGone() {
  const open = yield* select(selectOpenRow);
  if (open === null || (yield* select(appointments.selectById, open))) return;
  yield* put(openedLost());
  yield* put(noticeShown({ kind: 'info', text: listMessages.notFound }));
}

function* placeOfOpened({ payload: id }: ReturnType<typeof rowToggled>) {
  if (id) yield* call(place, id);
}

function* placeOfMoved({ payload: { to } }: ReturnType<typeof appointmentMoved>) {
  yield* call(place, to);
}

/** Reads the doctor of an appointment whose place has no name yet, for a doctor brings the names of all places. */
function* readPlace(id: Id) {
  const unnamed = yield* select(selectUnnamedPlace, id);
  if (!unnamed) return;
  const doctor = yield* call(directoryApi.readDoctor, unnamed.doctor_id);
  yield* put(entitiesMerged(doctors.normalize([doctor]).entities));
}
