import type { FieldValues } from 'react-hook-form';

import { longDate } from '#client/lib/dates';
import { textOf } from '#client/lib/text';
import { useT } from '../language/useT';
import { DateField } from './DateField';
import { useFieldWords } from './fieldWords';
import type { FieldProps } from './TextInput';
import { usePickedValue } from './usePickedValue';

/** A calendar date of a form, kept as `YYYY-MM-DD`. */
export function DateInput<Values extends FieldValues>(field: FieldProps<Values>) {
  const t = useT();
  useFieldWords(field.name, field.label, (date) => t(longDate(textOf(date))));
  return <DateField {...usePickedValue(field)} />;
}
