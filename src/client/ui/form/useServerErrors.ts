import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import type { Failure } from '#client/lib/errors';

/**
 * Puts what a service said about single fields on the fields of the form that have its names, nested ones by their
 * path.
 */
export function useServerErrors<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  failure: Failure | null,
): void {
  useEffect(() => {
    const known = Object.keys(getValues());
    Object.entries(failure?.fields ?? {})
      .filter(([field]) => known.includes(field.split('.')[0] ?? field))
      .forEach(([field, message]) => setError(field as FieldPath<Values>, { type: 'server', message }));
  }, [failure, getValues, setError]);
}
