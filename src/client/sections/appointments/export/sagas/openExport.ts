import { call } from 'typed-redux-saga';

import { loadExportMenu } from '../exportCode';

/** Fetches the menu and the day sheets, which few visits need. */
export function* openExport() {
  yield* call(loadExportMenu);
}
