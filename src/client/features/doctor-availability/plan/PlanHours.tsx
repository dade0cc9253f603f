import { zodResolver } from '@hookform/resolvers/zod';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';

import { useIsCutOff, usePlan, usePlanLedgers } from '#client/state/plans/usePlan';
import { useAskedDialog } from '#client/state/useAskedDialog';
import { NameTicks } from '#client/ui/form/NameTicks';
import { useT } from '#client/ui/language/useT';
import { PlanDialog } from '#client/ui/week/PlanDialog';
import { emptyPlan, type WeekPlanFields, weekPlanSchema } from '#client/ui/week/planFields';
import { PlanHoursButton } from '#client/ui/week/PlanHoursButton';
import { PlanLedgers } from '#client/ui/week/PlanLedgers';
import { weekInOrder } from '#client/ui/week/week';
import type { NamedDoctor, Staff } from '../hours/events';
import { applyLabel, Difference } from './components/Difference';
import type { HoursQuestion } from './difference';
import { planHoursMessages } from './messages';
import { hoursPlan } from './plan';

interface PlanHoursProps extends Staff {
  /** Names the ledgers of the dialog, such as those of a doctor at a location. */
  scope: string;
  isMain?: boolean;
}

/**
 * The button `Plan hours` and its dialog (beyond; decisions: fan-outs), which opens by itself where the end of the
 * session has cut off a plan.
 */
export function PlanHours({ isMain, ...plan }: PlanHoursProps) {
  const { scope, doctors } = plan;
  const [isOpen, setIsOpen] = useAskedDialog('plan', useIsCutOff(hoursPlan.keys, scope));
  return (
    <>
      <PlanHoursButton isMain={isMain} isDisabled={doctors.length === 0} onClick={() => setIsOpen(true)} />
      {isOpen && <PlanHoursDialog {...plan} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface PlanHoursDialogProps extends Staff {
  scope: string;
  onClose: () => void;
}

/** `Plan hours` for a doctor, or for several of a place. */
function PlanHoursDialog({ scope, doctors, locationId, onClose }: PlanHoursDialogProps) {
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

interface DoctorTicksProps {
  control: Control<WeekPlanFields>;
  doctors: readonly NamedDoctor[];
}

/** A tick for each doctor for whom the week is wanted. */
function DoctorTicks({ control, doctors }: DoctorTicksProps) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'ids' });
  return (
    <NameTicks
      legend={t(planHoursMessages.doctors)}
      names={doctors}
      ticked={field.value}
      onTicked={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      firstRef={field.ref}
    />
  );
}
