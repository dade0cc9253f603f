import { fork, takeEvery } from 'typed-redux-saga';

import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { linkKey } from '#client/sections/home-services/keys';
import { watchKind } from '#client/sections/home-services/shared/kind/sagas';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { linkChangeSubmitted, linkRetryChosen, linksShown } from '../events';
import { nursingLinkKind, packageLinkKind, serviceLinkKind } from '../resources';
import { forgetSavedChanges, retryChange, saveWaitingChanges } from './changeLink';
import { linkWorkflows } from './saveLink';

/** Starts the workflows of links: links are saved side by side, the changes of one link in turn. */
export function* watchLinking() {
  yield* fork(watchKind, serviceLinkKind, linkWorkflows(serviceLinksApi, 'service'));
  yield* fork(watchKind, packageLinkKind, linkWorkflows(packageLinksApi, 'package'));
  yield* fork(watchKind, nursingLinkKind, linkWorkflows(nursingLinksApi, 'subcategory'));
  yield* takeEvery(linksShown, forgetSavedChanges);
  yield* takeEvery(linkRetryChosen, retryChange);
  yield* takeLeadingEach(linkChangeSubmitted, ({ payload: { link } }) => linkKey(link), saveWaitingChanges);
}
