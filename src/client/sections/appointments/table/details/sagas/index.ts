import { call, takeEvery } from 'typed-redux-saga';

import { appointmentMoved, rowToggled } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { tracked } from '#client/state/requests/tracked';
import { readPlace } from './readPlace';

const place = tracked({ key: appointmentKeys.place, failure: { text: listMessages.unknownLocation } }, readPlace);

/** Starts what reads the place of an appointment that was opened or moved. */
export function* watchPlaces() {
  yield* takeEvery(rowToggled, placeOfOpened);
  yield* takeEvery(appointmentMoved, placeOfMoved);
}

function* placeOfOpened({ payload: id }: ReturnType<typeof rowToggled>) {
  if (id) yield* call(place, id);
}

function* placeOfMoved({ payload: { to } }: ReturnType<typeof appointmentMoved>) {
  yield* call(place, to);
}
