import { fork } from 'typed-redux-saga';

import { addScheduleKey } from '#client/sections/home-services/keys';
import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { lateWorkflows } from '#client/state/sagas/lateWorkflows';
import { scheduleSubmitted } from '../events';
import { planScheduleCode } from '../planScheduleCode';
import { addingSchedule, addSchedule } from './addSchedule';

const watchPlans = lateWorkflows(planScheduleCode, (code) => code.servePlanSchedule);

/** Starts the workflow that adds entries for several dates, and those that plan a week. */
export function* watchSchedule() {
  yield* takeFanOut(addingSchedule, scheduleSubmitted, ({ payload }) => addScheduleKey(payload.provider), addSchedule);
  yield* fork(watchPlans);
}
