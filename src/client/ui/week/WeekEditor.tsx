import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import type { DaySpan } from '#client/lib/daySpans';
import { daysOfWeek } from '#client/lib/week';
import { useT } from '../language/useT';
import { axisOf } from './axis';
import { AxisHours } from './AxisHours';
import { DayEditor } from './DayEditor';
import { weekMessages } from './messages';
import { typedWeek, type WeekPlanFields } from './planFields';
import { spanOfHours } from './week';

/** A week of seven days with any number of ranges each, drawn as bars and typed in fields (decisions: fan-outs). */
export function WeekEditor({ form: { control, setValue, formState } }: { form: UseFormReturn<WeekPlanFields> }) {
  const t = useT();
  const week = useWatch({ control, name: 'days' });
  const { isSubmitted } = formState;
  const fitting = axisOf(week.flat().flatMap((range) => spanOfHours(range) ?? []));
  // While a pointer moves a range the axis stays as it is.
  const [held, setHeld] = useState<DaySpan | null>(null);
  const axis = held ?? fitting;
  const letGo = () => setHeld(null);
  return (
    <Box
      role="group"
      aria-label={t(weekMessages.week)}
      onPointerDown={({ target }) => target instanceof Element && target.closest('[role="slider"]') && setHeld(fitting)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <AxisHours axis={axis} />
      {daysOfWeek().map((day) => (
        <DayEditor
          key={day}
          control={control}
          week={week}
          day={day}
          axis={axis}
          onChange={(next) => setValue('days', typedWeek(next), { shouldDirty: true, shouldValidate: isSubmitted })}
        />
      ))}
    </Box>
  );
}
