import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';

import { useRequest } from '#client/state/useRequest';
import { ErrorPanel } from '#client/ui/ErrorPanel';
import { TextInput } from '#client/ui/form/TextInput';
import { useServerErrors } from '#client/ui/form/useServerErrors';
import { messages as uiMessages } from '#client/ui/messages';
import { Modal } from '#client/ui/Modal';
import { useWords } from '#client/ui/useWords';
import { RESET_DIALOG_CLOSES_AFTER_MS } from '#contract/rules';
import { OneTimePassword } from './components/OneTimePassword';
import { directoryKeys } from './keys';
import { dialogMessages as messages } from './messages';
import { passwordFor } from './passwords';
import { selectResetId } from './selectors';
import { resetDialogClosed, resetSubmitted } from './slice';
import { resetSchema } from './validation';

/**
 * The modal Reset Provider Password; it closes itself after a success, unless it has a password to show (Spec 1 §2,
 * §9).
 */
export function ResetPasswordDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const dispatch = useDispatch();
  const resetId = useSelector(selectResetId);
  const { isPending, failure } = useRequest(directoryKeys.reset);
  const form = useForm({ defaultValues: { email: '' }, resolver: zodResolver(resetSchema(words)) });
  const { control, handleSubmit, formState } = form;
  useServerErrors(form, failure);
  useEffect(
    () => () => {
      dispatch(resetDialogClosed());
    },
    [dispatch],
  );
  const isDone = resetId !== null;
  const password = isDone ? passwordFor(directoryKeys.reset) : undefined;
  const closesItself = isDone && password === undefined;
  useEffect(() => {
    if (!closesItself) return undefined;
    const timer = setTimeout(onClose, RESET_DIALOG_CLOSES_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [closesItself, onClose]);
  const submit = handleSubmit(({ email }) => {
    dispatch(resetSubmitted(email));
  });

  return (
    <Modal
      title={words(messages.resetTitle)}
      size="sm"
      isOpen
      isDirty={formState.isDirty && !isDone}
      onClose={onClose}
      {...(!isDone && { onSubmit: () => void submit() })}
      closeLabel={words(isDone ? uiMessages.close : uiMessages.cancel)}
      actions={
        !isDone && (
          <Button type="submit" variant="contained" disabled={isPending}>
            {words(isPending ? messages.resetting : messages.reset)}
          </Button>
        )
      }
    >
      {isDone ? (
        <>
          <Alert severity="success" role="status">
            {words(messages.resetDone, { id: resetId })}
          </Alert>
          {password && <OneTimePassword password={password} />}
        </>
      ) : (
        <>
          {failure && <ErrorPanel failure={failure} />}
          <TextInput control={control} name="email" label={words(messages.providerEmail)} type="email" isRequired />
        </>
      )}
    </Modal>
  );
}
