import type { FieldValues } from 'react-hook-form';

import { DateField } from './DateField';
import type { FieldProps } from './TextInput';
import { usePickedValue } from './usePickedValue';

/** A calendar date of a form, kept as `YYYY-MM-DD`. */
export function DateInput<Values extends FieldValues>(field: FieldProps<Values>) {
  return <DateField {...usePickedValue(field)} />;
}
