import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';

import { useInterrupted } from '#client/state/forms/useFormOpening';
import { useRequest } from '#client/state/requests/useRequest';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { TextInput } from '#client/ui/form/TextInput';
import { useRestoredValues } from '#client/ui/form/useRestoredValues';
import { useServerErrors } from '#client/ui/form/useServerErrors';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { RESET_DIALOG_CLOSES_AFTER_MS } from '#contract/rules';
import { resetDialogClosed, resetSubmitted } from '../directory/events';
import { manageProvidersKeys } from '../directory/keys';
import { directoryMessages } from '../directory/messages';
import { selectResetId } from '../directory/selectors';
import { resetSchema } from '../directory/validation';
import { PasswordSet } from './components/OneTimePassword';
import { passwordToShow } from './passwords';

/** The modal Reset Provider Password; after a success it closes by itself if it shows no password (Spec 1 §2, §9). */
export function ResetPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const dispatch = useDispatch();
  const resetId = useSelector(selectResetId);
  const { isPending, failure } = useRequest(manageProvidersKeys.reset);
  const form = useForm({ defaultValues: { email: '' }, resolver: zodResolver(resetSchema(t)) });
  const { control, handleSubmit, formState } = form;
  useServerErrors(form, failure);
  const interrupted = useInterrupted(manageProvidersKeys.reset);
  useRestoredValues(form, interrupted === undefined ? undefined : { email: interrupted });
  useEffect(
    () => () => {
      dispatch(resetDialogClosed());
    },
    [dispatch],
  );
  const isDone = resetId !== null;
  const password = isDone ? passwordToShow(manageProvidersKeys.reset) : undefined;
  useClosingByItself(isDone && password === undefined, onClose);
  const submit = handleSubmit(({ email }) => dispatch(resetSubmitted(email)));

  return (
    <Modal
      title={t(directoryMessages.resetTitle)}
      size="sm"
      isOpen
      isDirty={formState.isDirty && !isDone && !isPending}
      onClose={onClose}
      {...(!isDone && { onSubmit: () => void submit() })}
      closeLabel={t(isDone || isPending ? uiMessages.close : uiMessages.cancel)}
      actions={
        !isDone && (
          <Button type="submit" variant="contained" disabled={isPending}>
            <span>{t(isPending ? directoryMessages.resetting : directoryMessages.reset)}</span>
          </Button>
        )
      }
    >
      {isDone ? (
        <PasswordSet password={password}>{t(directoryMessages.resetDone, { id: resetId })}</PasswordSet>
      ) : (
        <>
          {failure && <ErrorPanel failure={failure} />}
          <TextInput
            control={control}
            name="email"
            label={t(directoryMessages.providerEmail)}
            holds="email"
            isRequired
          />
        </>
      )}
    </Modal>
  );
}

/** Closes the modal some seconds after a success (Spec 1 §9). */
function useClosingByItself(isWanted: boolean, onClose: () => void) {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(onClose, RESET_DIALOG_CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted, onClose]);
}
