import { useMemo } from 'react';

import { LOCALES } from '../../../../contract/rules';
import type { Failure } from '../../../lib/errors';
import type { StepState } from '../../../state/steps';

/** The failure of a save; what was refused in the words of one language, under the names that these fields have in a form. */
export function useStepErrors(failure: Failure | null, steps: readonly StepState[]): Failure | null {
  const locale = LOCALES.find((one) => steps.some(({ id, status }) => id === one && status === 'refused'));
  return useMemo(() => {
    if (!failure || !locale) return failure;
    const fields = Object.entries(failure.fields).map(([field, sentence]) => [`${locale}${field.charAt(0).toUpperCase()}${field.slice(1)}`, sentence]);
    return { ...failure, fields: Object.fromEntries(fields) as Failure['fields'] };
  }, [failure, locale]);
}
