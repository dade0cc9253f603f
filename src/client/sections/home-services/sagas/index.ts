import type { UnknownAction } from '@reduxjs/toolkit';
import { fork, takeLeading } from 'typed-redux-saga';

import { announceFailure } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { SCHEDULE_PLAN } from '../keys';
import { saveWaitingChanges } from '../linking/sagas/changeLink';
import { linkChangeSubmitted, linkChangeWanted, linkKey } from '../linking/slice';
import { resources } from '../resources';
import { scheduleSubmitted } from '../schedule/events';
import { scheduleMessages } from '../schedule/messages';
import { addingSchedule, addSchedule } from '../schedule/sagas/addSchedule';

const add = tracked(
  { key: SCHEDULE_PLAN, failure: { text: scheduleMessages.createManyFailed }, onFailure: announceFailure },
  addSchedule,
);

const linkChanged = {
  match: (event: UnknownAction): event is ReturnType<typeof linkChangeSubmitted | typeof linkChangeWanted> =>
    linkChangeSubmitted.match(event) || linkChangeWanted.match(event),
};

/**
 * Everything the home services section does. The rows of links are saved side by side, what is changed in one in
 * turn.
 */
export function* watchHomeServices() {
  for (const resource of resources) yield* fork([resource, 'watch']);
  yield* takeLeadingEach(linkChanged, ({ payload: { link } }) => linkKey(link), saveWaitingChanges);
  yield* takeLeading(scheduleSubmitted, add);
  yield* fork(addingSchedule.watch);
}
