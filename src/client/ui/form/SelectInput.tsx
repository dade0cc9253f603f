import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController, type FieldValues } from 'react-hook-form';

import { textOf } from '#client/lib/text';
import { ChoiceText, type Choice } from './ChoiceText';
import { useFieldWords } from './fieldWords';
import type { FieldProps } from './TextInput';

interface SelectInputProps<Values extends FieldValues> extends FieldProps<Values> {
  choices: readonly Choice[];
}

/** A choice of a form. */
export function SelectInput<Values extends FieldValues>({
  control,
  name,
  label,
  isRequired = false,
  hint,
  choices,
}: SelectInputProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  useFieldWords(name, label, (one) => choices.find(({ value }) => String(value) === String(one))?.label ?? textOf(one));
  const isKnown = choices.some(({ value }) => value === field.value);
  return (
    <TextField
      {...field}
      ref={undefined}
      inputRef={field.ref}
      select
      fullWidth
      size="small"
      label={label}
      required={isRequired}
      value={isKnown ? field.value : ''}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
    >
      {choices.map(({ value, label: text, beside }) => (
        <MenuItem key={value} value={value}>
          <ChoiceText label={text} beside={beside} />
        </MenuItem>
      ))}
    </TextField>
  );
}
