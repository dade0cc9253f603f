import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { useT } from '../language/useT';

/** Says the errors of a form anew when the language changes while they stand there (decisions: texts and languages). */
export function useErrorsInLanguage<Values extends FieldValues>({
  formState: { isSubmitted },
  trigger,
}: Pick<UseFormReturn<Values>, 'formState' | 'trigger'>): void {
  const t = useT();
  const said = useRef(t);
  useEffect(() => {
    if (said.current !== t && isSubmitted) void trigger();
    said.current = t;
  }, [isSubmitted, t, trigger]);
}
