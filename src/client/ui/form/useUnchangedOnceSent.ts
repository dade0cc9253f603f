import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Has the values of a form count as unchanged from when they are being sent; until then a question may still hold them back. */
export function useUnchangedOnceSent<Values extends FieldValues>({ getValues, reset }: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>, isSending: boolean): void {
  useEffect(() => {
    if (isSending) reset(getValues());
  }, [getValues, isSending, reset]);
}
