import { fork, takeEvery } from 'typed-redux-saga';

import { linkKey } from '#client/sections/home-services/keys';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { linkChangeSubmitted, linkRetryChosen, linksShown } from '../events';
import { watchManyLinks } from './addLinks';
import { forgetSavedChanges, retryChange, saveWaitingChanges } from './changeLink';

/** Starts the workflows of links: their values, saved link by link side by side, and what links several at once. */
export function* watchLinking() {
  yield* takeEvery(linksShown, forgetSavedChanges);
  yield* takeEvery(linkRetryChosen, retryChange);
  yield* takeLeadingEach(linkChangeSubmitted, ({ payload: { link } }) => linkKey(link), saveWaitingChanges);
  yield* fork(watchManyLinks);
}
