import { useDispatch } from 'react-redux';

import type { DateText } from '#client/lib/dates';
import { useFanOut, useFanOutStatus } from '../fanOut/useFanOut';
import { useRequest } from '../requests/useRequest';
import { useSelected } from '../useSelected';
import type { DefinedPlan } from './definePlan';
import type { PlanKeys, PlanScope } from './keys';

/**
 * Follows a plan beside a form that asks for this; what a person does with it are the handlers of its dialog.
 *
 * @param typed what the form asks for: the difference of anything else is not the one that is meant
 */
export function usePlan<Asked, Difference extends { question: Asked }, Of, Week>(
  { keys, events, selectPlan }: DefinedPlan<Asked, Difference, Of, Week>,
  scope: PlanScope,
  typed: Asked,
) {
  const dispatch = useDispatch();
  const { difference = null, drawn = null } = useSelected(selectPlan, scope) ?? {};
  const [plan, undo] = [useFanOutStatus(keys.plan(scope)), useFanOutStatus(keys.undo(scope))];
  return {
    difference: difference && JSON.stringify(difference.question) === JSON.stringify(typed) ? difference : null,
    show: (question: Asked) => dispatch(events.differenceWanted({ scope, question })),
    tick: (dates: readonly DateText[]) => dispatch(events.closedTicked({ scope, dates })),
    draw: (of: Of) => dispatch(events.weekWanted({ scope, of })),
    dialog: {
      finding: useRequest(keys.find(scope)),
      drawing: useRequest(keys.week(scope)),
      drawn,
      onDrawn: () => dispatch(events.weekDrawn({ scope })),
      onApply: () => dispatch(events.applied({ scope })),
      isSending: plan.isSending || undo.isSending,
    },
  };
}

/** Follows the ledgers of a plan and of its undo. */
export function usePlanLedgers<Asked, Difference extends { question: Asked }, Of, Week>(
  { keys, events, selectDone }: DefinedPlan<Asked, Difference, Of, Week>,
  scope: PlanScope,
) {
  const dispatch = useDispatch();
  return {
    plan: useFanOut(keys.plan(scope)).panel,
    undo: useFanOut(keys.undo(scope)).panel,
    canUndo: useSelected((state: never) => selectDone(state, scope).length > 0),
    onUndo: () => dispatch(events.undoChosen({ scope })),
  };
}

/** Whether the end of the session has cut off a plan, or its undo. */
export function useIsCutOff({ plan, undo }: PlanKeys, scope: PlanScope): boolean {
  const isUndo = useFanOutStatus(undo(scope)).isInterrupted;
  return useFanOutStatus(plan(scope)).isInterrupted || isUndo;
}
