import type { UnknownAction } from '@reduxjs/toolkit';
import { fork } from 'typed-redux-saga';

import { takeFanOut } from '#client/state/fanOut/takeFanOut';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { addScheduleKey } from '../keys';
import { saveWaitingChanges } from '../linking/sagas/changeLink';
import { linkChangeSubmitted, linkChangeWanted, linkKey } from '../linking/slice';
import { resources } from '../resources';
import { scheduleSubmitted } from '../schedule/events';
import { addingSchedule, addSchedule } from '../schedule/sagas/addSchedule';

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
  yield* takeFanOut(addingSchedule, scheduleSubmitted, ({ payload }) => addScheduleKey(payload.provider), addSchedule);
}
