import Box from '@mui/material/Box';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import { daysOfWeek } from '#client/lib/week';
import { useT } from '../language/useT';
import { DayEditor } from './DayEditor';
import { weekMessages } from './messages';
import { typedWeek, type WeekPlanFields } from './planFields';
import { hourLabel } from './RangeBar';

/** Hours that are written over the axis. */
const LABELLED = [0, 6, 12, 18];

/** A week of seven days with any number of ranges each, drawn as bars and typed in fields (decisions: fan-outs). */
export function WeekEditor({ form: { control, setValue, formState } }: { form: UseFormReturn<WeekPlanFields> }) {
  const t = useT();
  const week = useWatch({ control, name: 'days' });
  const { isSubmitted } = formState;
  return (
    <Box role="group" aria-label={t(weekMessages.week)}>
      <Box
        aria-hidden
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', fontSize: 12, color: 'text.secondary' }}
      >
        {LABELLED.map((hour) => (
          <span key={hour}>{hourLabel(hour * 60)}</span>
        ))}
      </Box>
      {daysOfWeek().map((day) => (
        <DayEditor
          key={day}
          control={control}
          week={week}
          day={day}
          onChange={(next) => setValue('days', typedWeek(next), { shouldDirty: true, shouldValidate: isSubmitted })}
        />
      ))}
    </Box>
  );
}
