import { takeLeading } from 'typed-redux-saga';

import { announceWithRetry } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { csvChosen } from '../events';
import { exportKeys } from '../keys';
import { paperMessages } from '../messages';
import { downloadCsv } from './downloadCsv';

const csv = tracked(
  { key: exportKeys.csv, failure: { text: paperMessages.csvFailed }, onFailure: announceWithRetry },
  downloadCsv,
);

/** Starts what takes the list out of the page. */
export function* watchPaper() {
  yield* takeLeading(csvChosen, csv);
}
