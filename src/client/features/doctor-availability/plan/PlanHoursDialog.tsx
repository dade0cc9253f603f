import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';

import { usePlan, usePlanLedgers } from '#client/state/plans/usePlan';
import { useT } from '#client/ui/language/useT';
import { PlanDialog } from '#client/ui/week/PlanDialog';
import { emptyPlan, weekPlanSchema, type WeekPlanFields } from '#client/ui/week/planFields';
import { PlanLedgers } from '#client/ui/week/PlanLedgers';
import { weekInOrder } from '#client/ui/week/week';
import type { Staff } from '../hours/events';
import { applyLabel, Difference } from './components/Difference';
import { DoctorTicks } from './components/DoctorTicks';
import type { HoursQuestion } from './difference';
import { planHoursMessages } from './messages';
import { hoursPlan } from './plan';

interface PlanHoursDialogProps extends Staff {
  scope: string;
  onClose: () => void;
}

/** `Plan hours` for a doctor, or for several of a place. */
export function PlanHoursDialog({ scope, doctors, locationId, onClose }: PlanHoursDialogProps) {
  const t = useT();
  const form = useForm<WeekPlanFields>({
    defaultValues: emptyPlan(doctors.map(({ id }) => String(id))),
    resolver: zodResolver(weekPlanSchema(t, planHoursMessages.doctorRequired)),
  });
  const { control, getValues } = form;
  const questionOf = ({ startDate, endDate, days, ids }: WeekPlanFields): HoursQuestion => ({
    doctors: doctors.filter(({ id }) => ids.includes(String(id))),
    locationId,
    startDate,
    endDate,
    week: weekInOrder(days),
  });
  const plan = usePlan(hoursPlan, scope, questionOf(useWatch({ control }) as WeekPlanFields));
  const { difference } = plan;
  return (
    <PlanDialog
      {...plan.dialog}
      form={form}
      name={doctors.length === 1 ? doctors[0]?.name : undefined}
      onWeekWanted={(date) => plan.draw({ doctors: questionOf(getValues()).doctors, locationId, date })}
      onShow={(fields) => plan.show(questionOf(fields))}
      apply={difference && applyLabel(difference)}
      whom={doctors.length > 1 && <DoctorTicks control={control} doctors={doctors} />}
      difference={difference && <Difference difference={difference} onTicked={plan.tick} />}
      ledgers={<Ledgers scope={scope} />}
      onClose={onClose}
    />
  );
}

/** The ledgers of the plans of a dialog, which are drawn anew with each answer. */
function Ledgers({ scope }: { scope: string }) {
  return <PlanLedgers {...usePlanLedgers(hoursPlan, scope)} />;
}
