import { takeLatest } from 'typed-redux-saga';

import { schedulePlanKeys } from '#client/sections/home-services/keys';
import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { tracked } from '#client/state/requests/tracked';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import type { Id } from '#contract/common';
import { entriesCompared, entriesWanted, schedulePlanApplied, scheduleUndoChosen } from '../events';
import { applySchedule, applyingSchedule, undoingSchedule, undoSchedule } from './applySchedule';
import { compareEntries, findEntryWeek } from './compareEntries';

interface OfProvider {
  payload: { provider: Id };
}

const planKey = ({ payload }: OfProvider) => schedulePlanKeys.plan(payload.provider);
const undoKey = ({ payload }: OfProvider) => schedulePlanKeys.undo(payload.provider);

const compare = tracked(
  {
    key: ({ payload }: OfProvider) => schedulePlanKeys.find(payload.provider),
    failure: { text: weekPlanMessages.readFailed },
  },
  compareEntries,
);

const draw = tracked(
  {
    key: ({ payload }: OfProvider) => schedulePlanKeys.week(payload.provider),
    failure: { text: weekPlanMessages.readFailed },
  },
  findEntryWeek,
);

/** Starts the workflows of the dialogs `Plan hours` of home providers. */
export function* watchSchedulePlans() {
  yield* takeLatest(entriesCompared, compare);
  yield* takeLatest(entriesWanted, draw);
  yield* takeFanOut(applyingSchedule, schedulePlanApplied, planKey, applySchedule);
  yield* takeFanOut(undoingSchedule, scheduleUndoChosen, undoKey, undoSchedule);
}
