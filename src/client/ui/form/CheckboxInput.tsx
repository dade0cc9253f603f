import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, type FieldValues } from 'react-hook-form';

import { useT } from '../language/useT';
import { collisionMessages } from './collisionMessages';
import { useFieldWords } from './fieldWords';
import type { FieldProps } from './TextInput';

/** A yes or no of a form. */
export function CheckboxInput<Values extends FieldValues>({ control, name, label }: FieldProps<Values>) {
  const t = useT();
  const { field } = useController({ control, name });
  useFieldWords(name, label, (isOn) => t(isOn ? collisionMessages.yes : collisionMessages.no));
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          name={field.name}
          checked={Boolean(field.value)}
          onBlur={field.onBlur}
          onChange={(_, checked) => field.onChange(checked)}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
