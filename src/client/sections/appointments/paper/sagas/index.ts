import { call, put, select, takeLeading } from 'typed-redux-saga';

import { selectReferred } from '#client/sections/appointments/list/selectors';
import { selectFiltered } from '#client/sections/appointments/view/shownRows';
import { announceWithRetry } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { downloadFile } from '#client/ui/data-grid/downloadFile';
import { csvHead, csvRows } from '../csvRows';
import { csvChosen, csvProgressed } from '../events';
import { exportKeys } from '../keys';
import { paperMessages } from '../messages';

const csv = tracked(
  { key: exportKeys.csv, failure: { text: paperMessages.csvFailed }, onFailure: announceWithRetry },
  downloadCsv,
);

/** Starts what takes the list out of the page. */
export function* watchPaper() {
  yield* takeLeading(csvChosen, csv);
}

/** Rows that are written without a pause; that takes a few milliseconds. */
const ROWS_AT_ONCE = 2_000;

/**
 * Writes every appointment of the list in its order, those too that are told at another one, into a CSV file and has
 * the browser save it. They are those of the moment it was asked for, and the browser may draw between their pieces
 * (decisions: appointment list).
 */
function* downloadCsv({ payload: order }: ReturnType<typeof csvChosen>) {
  const list = yield* select(selectFiltered, order.today, order.placeholders);
  const referred = yield* select(selectReferred, order.today);
  const pieces = [csvHead(order)];
  for (let end = 0; end < list.length;) {
    const from = end;
    end = Math.min(list.length, from + ROWS_AT_ONCE);
    pieces.push(csvRows(list.slice(from, end), referred, order));
    yield* put(csvProgressed(Math.floor((100 * end) / list.length)));
    yield* call(yieldToBrowser);
  }
  yield* call(downloadFile, `appointments-${order.today}.csv`, 'text/csv;charset=utf-8', ...pieces);
}
