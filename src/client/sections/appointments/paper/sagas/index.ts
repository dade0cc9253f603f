import { takeLeading } from 'typed-redux-saga';

import { announceFailure, announceWithRetry } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { csvChosen, exportOpened } from '../events';
import { exportKeys } from '../keys';
import { paperMessages } from '../messages';
import { paperCode } from '../paperCode';
import { openExport } from './openExport';

const downloadCsv = onceFetched(paperCode, (workflows) => workflows.downloadCsv);

const csv = tracked(
  { key: exportKeys.csv, failure: { text: paperMessages.csvFailed }, onFailure: announceWithRetry },
  downloadCsv,
);

const menu = tracked(
  { key: exportKeys.menu, failure: { text: paperMessages.menuFailed }, onFailure: announceFailure },
  openExport,
);

/** Starts everything that takes the list out of the page. */
export function* watchPaper() {
  yield* takeLeading(exportOpened, menu);
  yield* takeLeading(csvChosen, csv);
}
