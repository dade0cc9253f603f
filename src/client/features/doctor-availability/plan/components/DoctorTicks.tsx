import { useController, type Control } from 'react-hook-form';

import type { NamedDoctor } from '#client/features/doctor-availability/hours/events';
import { NameTicks } from '#client/ui/form/NameTicks';
import { useT } from '#client/ui/language/useT';
import type { WeekPlanFields } from '#client/ui/week/planFields';
import { planHoursMessages } from '../messages';

interface DoctorTicksProps {
  control: Control<WeekPlanFields>;
  doctors: readonly NamedDoctor[];
}

/** A tick for each doctor for whom the week is wanted. */
export function DoctorTicks({ control, doctors }: DoctorTicksProps) {
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
