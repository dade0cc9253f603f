import { takeLeading } from 'typed-redux-saga';

import { addScheduleKey } from '#client/sections/home-services/keys';
import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { schedulePlanOpened, scheduleSubmitted } from '../events';
import { planScheduleCode } from '../planScheduleCode';
import { addingSchedule, addSchedule } from './addSchedule';

/** Its workflows run from the first dialog on until the end of the session. */
const servePlans = onceFetched(planScheduleCode, (code) => code.servePlanSchedule);

/** Starts the workflow that adds entries for several dates, and those that plan a week. */
export function* watchSchedule() {
  yield* takeFanOut(addingSchedule, scheduleSubmitted, ({ payload }) => addScheduleKey(payload.provider), addSchedule);
  yield* takeLeading(schedulePlanOpened, servePlans);
}
