import { useController, type FieldValues } from 'react-hook-form';

import type { PickedValue } from './PickerField';
import type { FieldProps } from './TextInput';

/** The field of a form as a value that is typed or picked, with its error. */
export function usePickedValue<Values extends FieldValues>({ control, ...rest }: FieldProps<Values>): PickedValue {
  const { field, fieldState } = useController({ control, name: rest.name });
  return {
    ...rest,
    value: field.value ?? '',
    error: fieldState.error?.message,
    isInvalid: fieldState.invalid,
    inputRef: field.ref,
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
}
