import { call } from 'typed-redux-saga';

import { exportMenu } from '../exportMenu';

/** Fetches the menu and the day sheets, which few visits need. */
export function* openExport() {
  yield* call(exportMenu.load);
}
