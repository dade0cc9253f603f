import { fork } from 'typed-redux-saga';

import { addScheduleKey } from '#client/sections/home-services/keys';
import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { takeFanOut } from '#client/state/fanOut/takeFanOut';
import { scheduleSubmitted } from '../events';
import { homeScheduleResource } from '../resources';
import { addingSchedule, addSchedule } from './addSchedule';

/** Starts the workflows of the schedule. */
export function* watchSchedule() {
  yield* fork(watchResource, homeScheduleResource);
  yield* takeFanOut(addingSchedule, scheduleSubmitted, ({ payload }) => addScheduleKey(payload.provider), addSchedule);
}
