import { takeEvery } from 'typed-redux-saga';

import { linkKey } from '#client/sections/home-services/keys';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { linkChangeSubmitted, linkRetryChosen, linksShown } from '../events';
import { forgetSavedChanges, retryChange, saveWaitingChanges } from './changeLink';

/** Starts the workflows of the values of links: links are saved side by side, the changes of one link in turn. */
export function* watchLinking() {
  yield* takeEvery(linksShown, forgetSavedChanges);
  yield* takeEvery(linkRetryChosen, retryChange);
  yield* takeLeadingEach(linkChangeSubmitted, ({ payload: { link } }) => linkKey(link), saveWaitingChanges);
}
