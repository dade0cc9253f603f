import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useController, type Control } from 'react-hook-form';

import type { NamedDoctor } from '#client/features/doctor-availability/hours/events';
import { OwnText } from '#client/ui/language/OwnText';
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
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend">{t(planHoursMessages.doctors)}</FormLabel>
      <FormGroup row sx={{ maxHeight: 140, overflowY: 'auto' }}>
        {doctors.map(({ id, name }, at) => {
          const own = String(id);
          return (
            <FormControlLabel
              key={own}
              label={<OwnText>{t(name)}</OwnText>}
              control={
                <Checkbox
                  size="small"
                  checked={field.value.includes(own)}
                  onBlur={field.onBlur}
                  onChange={(_, isOn) =>
                    field.onChange(isOn ? [...field.value, own] : field.value.filter((one) => one !== own))
                  }
                  slotProps={{ input: { ref: at === 0 ? field.ref : undefined } }}
                />
              }
            />
          );
        })}
      </FormGroup>
      {fieldState.error && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
