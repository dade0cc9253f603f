import type { UnknownAction } from '@reduxjs/toolkit';
import { fork } from 'typed-redux-saga';

import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { nursingLinkResource, packageLinkResource, serviceLinkResource } from '../resources';
import { linkChangeSubmitted, linkChangeWanted, linkKey } from '../slice';
import { saveWaitingChanges } from './changeLink';

const linkChanged = {
  match: (event: UnknownAction): event is ReturnType<typeof linkChangeSubmitted | typeof linkChangeWanted> =>
    linkChangeSubmitted.match(event) || linkChangeWanted.match(event),
};

/** What the links watch: rows are saved side by side, what is changed in one row in turn. */
export function* watchLinking() {
  yield* fork(watchResource, serviceLinkResource);
  yield* fork(watchResource, packageLinkResource);
  yield* fork(watchResource, nursingLinkResource);
  yield* takeLeadingEach(linkChanged, ({ payload: { link } }) => linkKey(link), saveWaitingChanges);
}
