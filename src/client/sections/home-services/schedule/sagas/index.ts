import { fork, takeLeading } from 'typed-redux-saga';

import { SCHEDULE_PLAN } from '#client/sections/home-services/keys';
import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { announceFailure } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { scheduleSubmitted } from '../events';
import { scheduleMessages } from '../messages';
import { homeScheduleResource } from '../resources';
import { addingSchedule, addSchedule } from './addSchedule';

const add = tracked(
  { key: SCHEDULE_PLAN, failure: { text: scheduleMessages.createManyFailed }, onFailure: announceFailure },
  addSchedule,
);

/** What the schedule watches. */
export function* watchSchedule() {
  yield* fork(watchResource, homeScheduleResource);
  yield* takeLeading(scheduleSubmitted, add);
  yield* fork(addingSchedule.watch);
}
