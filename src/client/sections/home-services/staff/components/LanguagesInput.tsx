import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useController, type FieldValues } from 'react-hook-form';

import { useFieldWords } from '#client/ui/form/fieldWords';
import type { FieldProps } from '#client/ui/form/TextInput';
import { OwnText } from '#client/ui/language/OwnText';
import type { Id, Named } from '#contract/common';

interface LanguagesInputProps<Values extends FieldValues> extends FieldProps<Values> {
  languages: readonly Named[];
}

/** A check box for each language that a doctor can speak; the field holds ids. */
export function LanguagesInput<Values extends FieldValues>({
  control,
  name,
  label,
  languages,
}: LanguagesInputProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const spoken: readonly Id[] = field.value;
  const namesOf = (ids: readonly Id[]) =>
    languages.filter(({ id }) => ids.some((one) => String(one) === String(id))).map((one) => one.name);
  useFieldWords(name, label, (ids) => namesOf(ids as readonly Id[]).join(', '));
  return (
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend" sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      <FormGroup row>
        {languages.map(({ id, name: language }) => (
          <FormControlLabel
            key={id}
            label={<OwnText>{language}</OwnText>}
            control={
              <Checkbox
                size="small"
                checked={spoken.includes(id)}
                onChange={(_, isSpoken) =>
                  field.onChange(isSpoken ? [...spoken, id] : spoken.filter((other) => other !== id))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {fieldState.error?.message && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
