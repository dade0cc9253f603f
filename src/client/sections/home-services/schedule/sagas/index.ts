import { addScheduleKey } from '#client/sections/home-services/keys';
import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { scheduleSubmitted } from '../events';
import { addingSchedule, addSchedule } from './addSchedule';

/** Starts the workflow that adds entries for several dates. */
export function* watchSchedule() {
  yield* takeFanOut(addingSchedule, scheduleSubmitted, ({ payload }) => addScheduleKey(payload.provider), addSchedule);
}
