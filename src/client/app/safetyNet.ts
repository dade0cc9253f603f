import { fork } from 'typed-redux-saga';

import { watchVersion } from './newVersion/watchVersion';
import { watchReports } from './report/sendReport';

/** Serves what must work even after an error has ended the workflows of the product: it is a root of its own. */
export function* safetyNet() {
  yield* fork(watchReports);
  yield* fork(watchVersion);
}
