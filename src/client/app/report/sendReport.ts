import { call, put, select, takeLeading } from 'typed-redux-saga';

import { postReport } from '#client/api/report';
import { messagesOf } from '#client/lib/text';
import { announceFailure, noticeShown } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { selectSettings } from '#client/state/settings';
import { REPORT_KEY, reportSubmitted } from './events';

const messages = messagesOf('report', {
  sent: 'The report was sent.',
  notSent: 'The report could not be sent. It can still be downloaded.',
});

const send = tracked({ key: REPORT_KEY, failure: { text: messages.notSent }, onFailure: announceFailure }, sendReport);

/** Sends reports of problems, one at a time. */
export function* watchReports() {
  yield* takeLeading(reportSubmitted, send);
}

/** Sends a report to where `config.json` says, and says that it arrived (decisions: reports of problems). */
function* sendReport({ payload: text }: ReturnType<typeof reportSubmitted>) {
  const { reportUrl = '' } = yield* select(selectSettings);
  yield* call(postReport, reportUrl, text);
  yield* put(noticeShown({ kind: 'success', text: messages.sent }));
}
