import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Has the values of a form count as unchanged once they are being sent; until then a question may still hold them back.
 * What is on its way before the form was submitted, or is sent again, says nothing of what it holds.
 */
export function usePristineOnceSent<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'formState'>,
  isSending: boolean,
): void {
  const {
    getValues,
    reset,
    formState: { isSubmitSuccessful },
  } = form;
  useEffect(() => {
    if (isSending && isSubmitSuccessful) reset(getValues());
  }, [getValues, isSending, isSubmitSuccessful, reset]);
}
