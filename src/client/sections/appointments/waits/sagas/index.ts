import { takeEvery, takeLatest } from 'typed-redux-saga';

import { clashesFound } from '#client/sections/appointments/clashes/events';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { waitsCode } from '../waitsCode';

const find = onceFetched(waitsCode, (code) => code.findWaiting);
const note = onceFetched(waitsCode, (code) => code.noteDropped);

/** Starts the search for what waits whenever the list was looked through for clashes. */
export function* watchWaits() {
  yield* takeLatest(clashesFound, find);
  yield* takeEvery(appointmentChanged, note);
}
