import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';

import { schedulePlanKeys } from '#client/sections/home-services/keys';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { PlanDialog } from '#client/ui/week/PlanDialog';
import { emptyPlan, weekPlanSchema, type WeekPlanFields } from '#client/ui/week/planFields';
import { PlanLedgers } from '#client/ui/week/PlanLedgers';
import { weekInOrder, type WantedWeeks } from '#client/ui/week/week';
import type { Id } from '#contract/common';
import { applyEntriesLabel, EntryDifference } from './components/EntryDifference';
import { entriesCompared, entriesWanted, schedulePlanApplied, scheduleUndoChosen, scheduleWeekDrawn } from './events';
import { selectEntriesToUndo, selectSchedulePlan } from './selectors';

/** `Plan hours` for a home provider (Spec 2 §3: Availability). */
export function PlanScheduleDialog({ provider, onClose }: { provider: Id; onClose: () => void }) {
  const t = useT();
  const dispatch = useDispatch();
  const form = useForm<WeekPlanFields>({ defaultValues: emptyPlan(), resolver: zodResolver(weekPlanSchema(t, null)) });
  const { control } = form;
  const plan = useSelected(selectSchedulePlan, provider);
  const typed = questionOf(useWatch({ control }) as WeekPlanFields);
  const found = plan?.difference ?? null;
  // A difference of other hours than those in the form is not the one that is meant.
  const difference = found && JSON.stringify(found.question) === JSON.stringify(typed) ? found : null;
  const applied = useFanOut(schedulePlanKeys.plan(provider));
  const undone = useFanOut(schedulePlanKeys.undo(provider));
  return (
    <PlanDialog
      form={form}
      finding={useRequest(schedulePlanKeys.find(provider))}
      drawing={useRequest(schedulePlanKeys.week(provider))}
      drawn={plan?.drawn ?? null}
      onDrawn={() => dispatch(scheduleWeekDrawn({ provider }))}
      onWeekWanted={(date) => dispatch(entriesWanted({ provider, date }))}
      onShow={(fields) => dispatch(entriesCompared({ provider, question: questionOf(fields) }))}
      apply={difference && applyEntriesLabel(difference.lines)}
      onApply={() => dispatch(schedulePlanApplied({ provider }))}
      isSending={applied.isSending || undone.isSending}
      onClose={onClose}
    >
      {difference && <EntryDifference lines={difference.lines} />}
      <PlanLedgers
        plan={applied.panel}
        undo={undone.panel}
        canUndo={useSelected(selectEntriesToUndo, provider).length > 0}
        onUndo={() => dispatch(scheduleUndoChosen({ provider }))}
      />
    </PlanDialog>
  );
}

function questionOf({ startDate, endDate, days }: WeekPlanFields): WantedWeeks {
  return { startDate, endDate, week: weekInOrder(days) };
}
