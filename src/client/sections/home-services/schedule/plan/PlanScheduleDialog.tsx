import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';

import { usePlan, usePlanLedgers } from '#client/state/plans/usePlan';
import { useT } from '#client/ui/language/useT';
import { PlanDialog } from '#client/ui/week/PlanDialog';
import { emptyPlan, weekPlanSchema, type WeekPlanFields } from '#client/ui/week/planFields';
import { PlanLedgers } from '#client/ui/week/PlanLedgers';
import { weekInOrder, type WantedWeeks } from '#client/ui/week/week';
import type { Id } from '#contract/common';
import { applyEntriesLabel, EntryDifference } from './components/EntryDifference';
import { schedulePlan } from './plan';

/** `Plan hours` for a home provider (Spec 2 §3: Availability). */
export function PlanScheduleDialog({ provider, onClose }: { provider: Id; onClose: () => void }) {
  const t = useT();
  const form = useForm<WeekPlanFields>({ defaultValues: emptyPlan(), resolver: zodResolver(weekPlanSchema(t, null)) });
  const { control } = form;
  const plan = usePlan(schedulePlan, provider, questionOf(useWatch({ control }) as WeekPlanFields));
  const { difference } = plan;
  return (
    <PlanDialog
      {...plan.dialog}
      form={form}
      onWeekWanted={plan.draw}
      onShow={(fields) => plan.show(questionOf(fields))}
      apply={difference && applyEntriesLabel(difference.lines)}
      onClose={onClose}
    >
      {difference && <EntryDifference lines={difference.lines} />}
      <Ledgers provider={provider} />
    </PlanDialog>
  );
}

function questionOf({ startDate, endDate, days }: WeekPlanFields): WantedWeeks {
  return { startDate, endDate, week: weekInOrder(days) };
}

/** The ledgers of its plans, which are drawn anew with each answer. */
function Ledgers({ provider }: { provider: Id }) {
  return <PlanLedgers {...usePlanLedgers(schedulePlan, provider)} />;
}
