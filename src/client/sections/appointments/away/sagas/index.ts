import { takeLeading } from 'typed-redux-saga';

import { onceFetched } from '#client/state/sagas/onceFetched';
import { awayCode } from '../awayCode';
import { awayContinued, awayDeskOpened } from '../events';

/** Its workflows run from the first event on until the end of the session, and serve all that come after it. */
const serve = onceFetched(awayCode, (code) => code.serveAway);

/** Starts the workflows of the room once somebody needs them. */
export function* watchAway() {
  yield* takeLeading([awayDeskOpened, awayContinued], serve);
}
