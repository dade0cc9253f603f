import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

/** What every field of a form is told: where its value lives and how it is called. */
export interface FieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Stands under the field while nothing is wrong with it. */
  hint?: ReactNode;
}

interface TextInputProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'password' | 'tel' | 'number';
  autoComplete?: string;
  /** Lines of a longer text; one line when it is left out. */
  rows?: number;
  /** The language of what is typed, where it is not the page's; Arabic is written from the right. */
  lang?: 'ar';
  /** Attributes of the input itself, such as `min` and `inputMode`. */
  inputProps?: Readonly<Record<string, string | number>>;
  adornment?: ReactNode;
}

/** A text field of a form; its error stands under it and is announced with it. */
export function TextInput<Values extends FieldValues>({
  control,
  name,
  label,
  isRequired = false,
  isDisabled = false,
  hint,
  type = 'text',
  autoComplete = 'off',
  rows,
  lang,
  inputProps,
  adornment,
}: TextInputProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const help = fieldState.error?.message ?? hint;
  return (
    <FormControl fullWidth size="small" error={fieldState.invalid} disabled={isDisabled} required={isRequired}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...field}
        ref={undefined}
        inputRef={field.ref}
        value={field.value ?? ''}
        id={id}
        label={label}
        type={type}
        autoComplete={autoComplete}
        multiline={rows !== undefined}
        minRows={rows}
        endAdornment={adornment}
        inputProps={{
          ...inputProps,
          ...(lang && { lang, dir: 'rtl' }),
          'aria-describedby': help ? `${id}-help` : undefined,
        }}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
