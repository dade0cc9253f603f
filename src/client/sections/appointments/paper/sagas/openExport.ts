import { call } from 'typed-redux-saga';

import { paperCode } from '../paperCode';

/** Fetches the menu and the day sheets, which few visits need. */
export function* openExport() {
  yield* call(paperCode.load);
}
