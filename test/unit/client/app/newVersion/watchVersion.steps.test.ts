import { eventChannel } from 'redux-saga';

import { readServedVersion } from '#client/api/version';
import { messages } from '#client/app/messages';
import { codeRetried, pageLoadChosen } from '#client/app/newVersion/events';
import { loadPageAnew } from '#client/app/newVersion/loadPageAnew';
import { versionMessages } from '#client/app/newVersion/messages';
import {
  compareVersions,
  fetchAgain,
  lookForMissingCode,
  missingCode,
  watchVersion,
} from '#client/app/newVersion/watchVersion';
import { retryMissingCode } from '#client/device/onDemand';
import { pageVersion } from '#client/lib/version';
import { topicClosed } from '#client/state/notices';
import { untilSeen } from '#client/state/sagas/untilSeen';
import { selectIsOutdated, versionsCompared } from '#client/state/version';
import { fetchQuestion } from '#client/ui/feedback/confirmDialogCode';
import { showing, testSaga } from '#test/support/sagas/testSaga';

it('looks every five minutes, once somebody looks at the page, and first fetches the question ahead', () => {
  const channel = eventChannel<boolean>(() => () => undefined);
  testSaga(watchVersion)
    .next()
    .call(missingCode)
    .next(channel)
    .inspect((effect) => {
      expect(effect).toMatchObject({ type: 'FORK', payload: { args: [channel, lookForMissingCode] } });
    })
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

it('takes the notice away, and fetches again what somebody waits for', () => {
  testSaga(fetchAgain).next().put(topicClosed('app/missingCode')).next().call(retryMissingCode).next().isDone();
});

describe('comparing the versions', () => {
  const steps = testSaga(compareVersions).next().call(readServedVersion).save('the served version is read');

  it.each([
    ['another one', 'another', true],
    ['the same', pageVersion(), false],
  ])('tells whether %s is served', (_, served, isOutdated) => {
    steps.restore('the served version is read').next(served).put(versionsCompared(isOutdated)).next().isDone();
  });

  it('changes nothing where the service does not tell', () => {
    steps.restore('the served version is read').next(null).isDone();
  });
});

describe('code that is missing', () => {
  const told = { kind: 'error', text: versionMessages.codeMissing, topic: 'app/missingCode' } as const;
  const steps = testSaga(lookForMissingCode, true)
    .next()
    .call(compareVersions)
    .next()
    .select(selectIsOutdated)
    .save('the versions are compared');

  it('can be fetched again where the version is still the same', () => {
    steps
      .restore('the versions are compared')
      .next(false)
      .inspect(showing({ ...told, detail: messages.sectionFailedDetail, offer: { event: codeRetried() } }))
      .next()
      .isDone();
  });

  it('comes with the new version where there is one, and offers no retry', () => {
    steps
      .restore('the versions are compared')
      .next(true)
      .inspect(showing({ ...told, detail: versionMessages.outdated }))
      .next()
      .isDone();
  });

  it('is not spoken of while nobody waits for it', () => {
    testSaga(lookForMissingCode, false).next().call(compareVersions).next().isDone();
  });
});
