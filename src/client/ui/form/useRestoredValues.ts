import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fills a form, when it comes on screen, with what was typed into it before; the form then counts as changed. */
export function useRestoredValues<Values extends FieldValues>(
  { reset }: Pick<UseFormReturn<Values>, 'reset'>,
  typed: unknown,
): void {
  const [values] = useState(typed as Values | undefined);
  useEffect(() => {
    if (values) reset(values, { keepDefaultValues: true });
  }, [reset, values]);
}
