import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

import type { InputKind } from './LabeledInput';
import { LabeledInput } from './LabeledInput';

/** What every field of a form is given: where its value is kept, and its label. */
export interface FieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  isRequired?: boolean;
  /** Stands under the field while nothing is wrong with it. */
  hint?: ReactNode;
}

type TextInputProps<Values extends FieldValues> = FieldProps<Values> & InputKind;

/** A text field of a form; its error stands under it and is announced with it. */
export function TextInput<Values extends FieldValues>({ control, name, hint, ...rest }: TextInputProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <LabeledInput
      {...rest}
      name={name}
      value={field.value ?? ''}
      error={fieldState.error?.message}
      isInvalid={fieldState.invalid}
      hint={hint}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
