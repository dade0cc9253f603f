import { useMemo } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import type { Failure } from '#client/lib/errors';
import type { StepState } from '#client/state/forms/steps';
import { LOCALES } from '#contract/rules';

/**
 * The failure of a save with its fields under the names that they have in the form: those of a step that sends the
 * words of one language carry it in front, and what the item itself takes from its English words is mended in these.
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
