import { fork, takeEvery } from 'typed-redux-saga';

import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { linkKey } from '#client/sections/home-services/keys';
import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { linkChangeSubmitted, linkRetryChosen, linksShown } from '../events';
import { nursingLinkResource, packageLinkResource, serviceLinkResource } from '../resources';
import { forgetSavedChanges, retryChange, saveWaitingChanges } from './changeLink';
import { linkWorkflows } from './saveLink';

/** Starts the workflows of links: links are saved side by side, the changes of one link in turn. */
export function* watchLinking() {
  yield* fork(watchResource, serviceLinkResource, linkWorkflows(serviceLinksApi, 'service'));
  yield* fork(watchResource, packageLinkResource, linkWorkflows(packageLinksApi, 'package'));
  yield* fork(watchResource, nursingLinkResource, linkWorkflows(nursingLinksApi, 'subcategory'));
  yield* takeEvery(linksShown, forgetSavedChanges);
  yield* takeEvery(linkRetryChosen, retryChange);
  yield* takeLeadingEach(linkChangeSubmitted, ({ payload: { link } }) => linkKey(link), saveWaitingChanges);
}
