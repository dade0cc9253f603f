import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';

import { readServedVersion } from '#client/api/version';
import { isCodeAwaited, retryMissingCode, whenCodeIsMissing } from '#client/device/onDemand';
import { pageVersion } from '#client/lib/version';
import { noticeShown, topicClosed } from '#client/state/notices';
import { untilSeen } from '#client/state/sagas/untilSeen';
import { selectIsOutdated, versionsCompared } from '#client/state/version';
import { fetchQuestion } from '#client/ui/feedback/confirmDialogCode';
import { appMessages } from '../messages';
import { codeRetried, pageLoadChosen } from './events';
import { loadPageAnew } from './loadPageAnew';
import { versionMessages } from './messages';

/** Milliseconds between two looks at the version that is served. */
const LOOK_EVERY_MS = 5 * 60_000;

/** Milliseconds after which the start is over and nobody waits for anything. */
const STARTED_MS = 30_000;

/** The topic of the notice that code is missing. */
const TOPIC = 'app/missingCode';

/**
 * Finds out whether another version of the page is served: every five minutes while somebody looks at it, and whenever
 * code could not be fetched (decisions: new versions). Nothing is loaded until a person chooses so.
 */
export function* watchVersion() {
  const missing = yield* call(missingCode);
  yield* takeLatest(missing, lookForMissingCode);
  yield* takeEvery(codeRetried, fetchAgain);
  yield* takeLeading(pageLoadChosen, loadPageAnew);
  yield* delay(STARTED_MS);
  yield* call(fetchQuestion);
  for (;;) {
    yield* delay(LOOK_EVERY_MS);
    yield* call(untilSeen);
    yield* call(compareVersions);
  }
}

/** A channel that tells when code could not be fetched, and when nobody waits for such code any more. */
export function missingCode() {
  return eventChannel<'changed'>((emit) => {
    whenCodeIsMissing(() => emit('changed'));
    return () => undefined;
  }, buffers.sliding(1));
}

/** Compares the version that is served with the one that runs; where the service does not tell, nothing is new. */
export function* compareVersions() {
  const served = yield* call(readServedVersion);
  if (served !== null) yield* put(versionsCompared(served !== pageVersion()));
}

/**
 * Says that a part of the page is missing which somebody waits for, until it is there: it can be fetched again where
 * the version is still the same, and otherwise the new version has to be loaded.
 */
export function* lookForMissingCode() {
  yield* call(compareVersions);
  const isAwaited = yield* call(isCodeAwaited);
  if (!isAwaited) {
    yield* put(topicClosed(TOPIC));
    return;
  }
  const isOutdated = yield* select(selectIsOutdated);
  yield* put(
    noticeShown({
      kind: 'error',
      text: versionMessages.codeMissing,
      topic: TOPIC,
      ...(isOutdated
        ? { detail: versionMessages.outdated }
        : { detail: appMessages.sectionFailedDetail, offer: { event: codeRetried() } }),
    }),
  );
}

/** Fetches again what somebody waits for, and takes the notice away. */
export function* fetchAgain() {
  yield* put(topicClosed(TOPIC));
  yield* call(retryMissingCode);
}
