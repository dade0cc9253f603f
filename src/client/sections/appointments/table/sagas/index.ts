import { takeLatest } from 'typed-redux-saga';

import { appointmentsLoaded } from '#client/sections/appointments/list/events';
import { changingCode } from '#client/sections/appointments/status/sagas';
import { detailsCode } from '../detailsCode';
import { fetchAhead } from './fetchAhead';

/** Starts what the table gets ready while nobody waits for it. */
export function* watchTable() {
  yield* takeLatest(appointmentsLoaded, fetchAhead, [detailsCode, changingCode]);
}
