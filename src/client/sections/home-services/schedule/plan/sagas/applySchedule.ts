import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { schedulePlanKeys } from '#client/sections/home-services/keys';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { readList } from '#client/sections/home-services/shared/kind/sagas/lists';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { replacePlan } from '#client/state/fanOut/replacePlan';
import { appliedTally, undonePlanTally, weekPlanMessages } from '#client/ui/week/planMessages';
import { planQuestion } from '#client/ui/week/planQuestion';
import type { Id } from '#contract/common';
import { entryCalls, oppositeEntryCalls, type EntryCall } from '../calls';
import { schedulePlanBegun, type schedulePlanApplied, type scheduleUndoChosen } from '../events';
import { planScheduleMessages } from '../messages';
import { selectEntriesToUndo, selectSchedulePlan } from '../selectors';
import { sendEntry, standingOfEntryCall } from './sendEntry';

/** What a plan and its undo have in common: the entries are read anew, and each line is checked against them. */
const sending = {
  *read([first]: readonly EntryCall[]) {
    if (first) yield* call(readEntries, first);
  },
  needs: ({ needs }: EntryCall) => needs,
  standing: standingOfEntryCall,
  send: sendEntry,
  after: reloadEntries,
};

/** Making a week of a home provider true (decisions: fan-outs). */
export const applyingSchedule: FanOutKind<EntryCall> = {
  ...sending,
  name: 'homeServices/schedule/plan',
  texts: { ...appliedTally, title: weekPlanMessages.applying, failed: weekPlanMessages.applyFailed },
};

/** Taking that back. */
export const undoingSchedule: FanOutKind<EntryCall> = {
  ...sending,
  name: 'homeServices/schedule/planUndo',
  texts: { ...undonePlanTally, title: weekPlanMessages.undoing, failed: weekPlanMessages.undoFailed },
};

/** Reads the entries of a provider, which also stand on screen. */
export function* readEntries({ provider }: { provider: Id }): SagaGenerator<void> {
  yield* call(readList, homeScheduleKind, { provider: String(provider) });
}

/** Sends what the difference on screen says, which may have to be confirmed before. */
export function* applySchedule({ payload: { provider } }: ReturnType<typeof schedulePlanApplied>) {
  const plan = yield* select(selectSchedulePlan, provider);
  if (!plan?.difference) return;
  const { question, lines } = plan.difference;
  const key = schedulePlanKeys.plan(provider);
  const calls = entryCalls({ key, provider, isUndo: false }, lines);
  yield* call(replacePlan, applyingSchedule, key, calls, {
    asked: planQuestion(question, planScheduleMessages.removeAllText),
    begun: schedulePlanBegun({ provider }),
    other: schedulePlanKeys.undo(provider),
  });
}

/** Makes the opposite calls of what came true of the plan that was applied last. */
export function* undoSchedule({ payload: { provider } }: ReturnType<typeof scheduleUndoChosen>) {
  const rows = yield* select(selectEntriesToUndo, provider);
  const key = schedulePlanKeys.undo(provider);
  const calls = oppositeEntryCalls({ key, provider, isUndo: true }, rows);
  const before = { begun: schedulePlanBegun({ provider }), other: schedulePlanKeys.plan(provider) };
  yield* call(replacePlan, undoingSchedule, key, calls, before);
}

function* reloadEntries({ provider }: EntryCall) {
  yield* put(homeScheduleKind.events.outdated({ provider: String(provider) }));
}
