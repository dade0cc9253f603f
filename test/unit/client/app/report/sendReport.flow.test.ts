import { postReport } from '#client/api/report';
import { reportSubmitted } from '#client/app/report/events';
import { watchReports } from '#client/app/report/sendReport';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { settingsRead } from '#client/state/settings';
import { connectionLost } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

const settings = { defaultProviderPassword: '', otpMobile: '', lockAfterMinutes: 0, reportUrl: '/problem-reports' };

function afterSending(answer: (...sent: string[]) => unknown) {
  return afterFlow<NoticesRoot>({
    watcher: watchReports,
    given: [settingsRead(settings)],
    provide: [serve(postReport, answer)],
    events: [reportSubmitted('Mawid 1')],
  });
}

it('sends the text to the place of the configuration, and says so', async () => {
  const sent: string[][] = [];
  const state = await afterSending((...call) => sent.push(call));

  expect(sent).toEqual([['/problem-reports', 'Mawid 1']]);
  expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: { id: 'report.sent' } }]);
});

it('says when the report could not be sent, and that it can still be downloaded', async () => {
  const state = await afterSending(failing(connectionLost()));

  expect(selectNotices(state)).toMatchObject([
    { kind: 'error', text: { defaultMessage: 'The report could not be sent. It can still be downloaded.' } },
  ]);
});
