import { takeLeading } from 'typed-redux-saga';

import { onceFetched } from '#client/state/sagas/onceFetched';
import { patientDeskOpened } from '../events';
import { visitsCode } from '../visitsCode';

/** Its workflows run from the first dialog on until the end of the session. */
const serve = onceFetched(visitsCode, (code) => code.servePatients);

/** Starts the workflows of the room once somebody needs them. */
export function* watchVisits() {
  yield* takeLeading(patientDeskOpened, serve);
}
