import { postReport } from '#client/api/report';
import { reportSubmitted } from '#client/app/report/events';
import { sendReport } from '#client/app/report/sendReport';
import { selectSettings } from '#client/state/settings';
import { refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

describe('sending a report', () => {
  const steps = testSaga(sendReport, reportSubmitted('Mawid 1'))
    .next()
    .select(selectSettings)
    .next({ reportUrl: '/problem-reports' })
    .call(postReport, '/problem-reports', 'Mawid 1')
    .save('the report is sent');

  it('says so once it has arrived', () => {
    steps
      .restore('the report is sent')
      .next()
      .inspect(showing({ kind: 'success', text: { id: 'report.sent', defaultMessage: 'The report was sent.' } }))
      .next()
      .isDone();
  });

  it('says nothing of the kind when it was not taken', () => {
    const refused = refusal(500);

    expect(() => steps.restore('the report is sent').throw(refused)).toThrow(refused);
  });
});
