import { takeLatest } from 'typed-redux-saga';

import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { tracked } from '#client/state/requests/tracked';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import { differenceWanted, planApplied, hoursUndoChosen, weekWanted } from '../events';
import { applyingPlan, applyPlan, undoingPlan, undoHoursPlan } from './applyPlan';
import { findDifference, findWeek } from './findDifference';

const find = tracked(
  {
    key: ({ payload }: ReturnType<typeof differenceWanted>) => doctorAvailabilityKeys.planFind(payload.scope),
    failure: { text: weekPlanMessages.readFailed },
  },
  findDifference,
);

const draw = tracked(
  {
    key: ({ payload }: ReturnType<typeof weekWanted>) => doctorAvailabilityKeys.planWeek(payload.scope),
    failure: { text: weekPlanMessages.readFailed },
  },
  findWeek,
);

/** Serves the dialogs `Plan hours` until the session ends. */
export function* watchPlans() {
  yield* takeLatest(differenceWanted, find);
  yield* takeLatest(weekWanted, draw);
  yield* takeFanOut(applyingPlan, planApplied, ({ payload }) => doctorAvailabilityKeys.plan(payload.scope), applyPlan);
  yield* takeFanOut(
    undoingPlan,
    hoursUndoChosen,
    ({ payload }) => doctorAvailabilityKeys.planUndo(payload.scope),
    undoHoursPlan,
  );
}
