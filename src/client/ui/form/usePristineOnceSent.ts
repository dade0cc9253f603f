import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Makes a form count as unchanged once what was submitted is being sent; until then a question may still hold it back.
 * Sending that did not begin with a submission of this form changes nothing.
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
