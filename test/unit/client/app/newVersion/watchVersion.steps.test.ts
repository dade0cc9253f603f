import { eventChannel } from 'redux-saga';

import { codeRetried, pageLoadChosen } from '#client/app/newVersion/events';
import { loadPageAnew } from '#client/app/newVersion/loadPageAnew';
import {
  compareVersions,
  fetchAgain,
  lookForMissingCode,
  missingCode,
  watchVersion,
} from '#client/app/newVersion/watchVersion';
import { untilSeen } from '#client/state/sagas/untilSeen';
import { fetchQuestion } from '#client/ui/feedback/confirmDialogCode';
import { testSaga } from '#test/support/sagas/testSaga';

it('looks every five minutes, once somebody looks at the page, and first fetches the question ahead', () => {
  const channel = eventChannel<'changed'>(() => () => undefined);
  testSaga(watchVersion)
    .next()
    .call(missingCode)
    .next(channel)
    .inspect((effect) =>
      expect(effect).toMatchObject({ type: 'FORK', payload: { args: [channel, lookForMissingCode] } }),
    )
    .next()
    .takeEvery(codeRetried, fetchAgain)
    .next()
    .takeLeading(pageLoadChosen, loadPageAnew)
    .next()
    .delay(30_000)
    .next()
    .call(fetchQuestion)
    .next()
    .delay(300_000)
    .next()
    .call(untilSeen)
    .next()
    .call(compareVersions)
    .next()
    .delay(300_000);
});
