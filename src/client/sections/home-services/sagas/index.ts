import type { UnknownAction } from '@reduxjs/toolkit';
import { fork, takeLeading } from 'typed-redux-saga';

import { takeLeadingEach } from '#client/state/takeLeadingEach';
import { tracked } from '#client/state/tracked';
import { SCHEDULE_PLAN } from '../keys';
import { resources } from '../resources';
import { linkChangeSubmitted, linkChangeWanted, linkKey } from '../tabs/linking/slice';
import { scheduleSubmitted } from '../tabs/schedule/events';
import { scheduleMessages } from '../tabs/schedule/messages';
import { addingSchedule, addSchedule } from './addSchedule';
import { saveWaitingChanges } from './changeLink';

const add = tracked(
  { key: SCHEDULE_PLAN, failure: { text: scheduleMessages.createManyFailed }, announces: true },
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
