import { useMemo } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import type { Failure } from '#client/lib/errors';
import type { StepState } from '#client/state/forms/steps';
import { LOCALES } from '#contract/rules';

/**
 * The failure of a save under the field names of the form: a field of a translation has its language in front, such as
 * `arName`. Where the item itself takes its name from the English translation, the English field shows the error.
 */
export function useStepErrors<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values>, 'getValues'>,
  failure: Failure | null,
  steps: readonly StepState[],
): Failure | null {
  const refused = steps.find(({ status }) => status === 'refused')?.id;
  return useMemo(() => {
    const locale = refused === 'item' ? 'en' : LOCALES.find((one) => one === refused);
    if (!failure || !locale) return failure;
    const known = Object.keys(getValues());
    const nameOf = (field: string) => {
      const inLanguage = `${locale}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
      return (refused === 'item' && known.includes(field)) || !known.includes(inLanguage) ? field : inLanguage;
    };
    const fields = Object.entries(failure.fields).map(([field, sentence]) => [nameOf(field), sentence]);
    return { ...failure, fields: Object.fromEntries(fields) as Failure['fields'] };
  }, [failure, getValues, refused]);
}
