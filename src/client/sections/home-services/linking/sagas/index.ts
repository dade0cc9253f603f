import { fork, takeEvery } from 'typed-redux-saga';

import { linkKey } from '#client/sections/home-services/keys';
import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { linkChangeSubmitted, linkRetryChosen, linksShown } from '../events';
import { nursingLinkResource, packageLinkResource, serviceLinkResource } from '../resources';
import { forgetSavedChanges, retryChange, saveWaitingChanges } from './changeLink';

/** Starts the workflows of links: links are saved side by side, the changes of one link in turn. */
export function* watchLinking() {
  yield* fork(watchResource, serviceLinkResource);
  yield* fork(watchResource, packageLinkResource);
  yield* fork(watchResource, nursingLinkResource);
  yield* takeEvery(linksShown, forgetSavedChanges);
  yield* takeEvery(linkRetryChosen, retryChange);
  yield* takeLeadingEach(linkChangeSubmitted, ({ payload: { link } }) => linkKey(link), saveWaitingChanges);
}
