import { useContext, useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { isolated } from '#client/lib/bidi';
import type { Failure } from '#client/lib/errors';
import { LanguageContext, useT } from '../language/useT';

/**
 * Puts what a service said about single fields on the fields of the form that have its names, nested ones by their
 * path; words of another direction than the page keep that to themselves.
 */
export function useServerErrors<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  failure: Failure | null,
): void {
  const { locale } = useContext(LanguageContext);
  const t = useT();
  useEffect(() => {
    const known = Object.keys(getValues());
    Object.entries(failure?.fields ?? {})
      .filter(([field]) => known.includes(field.split('.')[0] ?? field))
      .forEach(([field, text]) => {
        const message = typeof text === 'string' ? isolated(text, locale.startsWith('ar')) : t(text);
        setError(field as FieldPath<Values>, { type: 'server', message });
      });
  }, [failure, getValues, locale, setError, t]);
}
