import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';

import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { useNames } from '#client/sections/home-services/shared/useNames';
import { usePlan, usePlanLedgers } from '#client/state/plans/usePlan';
import { useSelected } from '#client/state/useSelected';
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
  const names = useNames();
  const providers = useSelected(homeProviderKind.selectRows, EVERY);
  const chosen = providers?.find(({ id }) => String(id) === String(provider));
  return (
    <PlanDialog
      {...plan.dialog}
      form={form}
      name={chosen && names.of(chosen)}
      onWeekWanted={plan.draw}
      onShow={(fields) => plan.show(questionOf(fields))}
      apply={difference && applyEntriesLabel(difference.lines)}
      difference={difference && <EntryDifference lines={difference.lines} />}
      ledgers={<Ledgers provider={provider} />}
      onClose={onClose}
    />
  );
}

const EVERY = {};

function questionOf({ startDate, endDate, days }: WeekPlanFields): WantedWeeks {
  return { startDate, endDate, week: weekInOrder(days) };
}

/** The ledgers of its plans, which are drawn anew with each answer. */
function Ledgers({ provider }: { provider: Id }) {
  return <PlanLedgers {...usePlanLedgers(schedulePlan, provider)} />;
}
