import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

import { textOf } from '#client/lib/text';
import { useFieldWords } from './fieldWords';
import { LabeledInput, type InputKind } from './LabeledInput';

/** What every field of a form is given: where its value is kept, and its label. */
export interface FieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  isRequired?: boolean;
  /** Stands under the field while nothing is wrong with it. */
  hint?: ReactNode;
}

interface TextInputProps<Values extends FieldValues> extends FieldProps<Values>, InputKind {
  /** Lines of a longer text; one line when it is left out. */
  rows?: number;
}

/** A text field of a form; its error stands under it and is announced with it. */
export function TextInput<Values extends FieldValues>({ control, name, hint, rows, ...rest }: TextInputProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  useFieldWords(name, rest.label, textOf);
  return (
    <LabeledInput
      {...rest}
      area={rows === undefined ? undefined : { component: TextareaAutosize, minRows: rows }}
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
