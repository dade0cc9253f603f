import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';

import { useInterrupted } from '#client/state/forms/useFormOpening';
import { useRequest } from '#client/state/requests/useRequest';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useRestoredValues } from '#client/ui/form/useRestoredValues';
import { useServerErrors } from '#client/ui/form/useServerErrors';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { addDialogClosed, providerSubmitted } from '../directory/events';
import { manageProvidersKeys } from '../directory/keys';
import { directoryMessages } from '../directory/messages';
import { selectCreatedId } from '../directory/selectors';
import { newProviderSchema, type NewProviderForm } from '../directory/validation';
import { PasswordSet } from '../passwords/components/OneTimePassword';
import { passwordToShow } from '../passwords/passwords';
import { NewProviderFields } from './components/NewProviderFields';

const EMPTY: NewProviderForm = {
  provider_user: { email: '' },
  name: '',
  phone_number: '',
  description: '',
  location: { address: '', city: '', state: '', latitude: '', longitude: '' },
};

/** The modal Add a New Provider: the form, then the panel with the new ID (Spec 1 §2). */
export function AddProviderDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const dispatch = useDispatch();
  const createdId = useSelector(selectCreatedId);
  const { isPending, failure } = useRequest(manageProvidersKeys.create);
  const form = useForm({ defaultValues: EMPTY, resolver: zodResolver(newProviderSchema(t)) });
  const { control, handleSubmit, formState, reset } = form;
  useServerErrors(form, failure);
  useRestoredValues(form, useInterrupted(manageProvidersKeys.create));
  useEffect(
    () => () => {
      dispatch(addDialogClosed());
    },
    [dispatch],
  );
  const submit = handleSubmit((provider) => dispatch(providerSubmitted(provider)));
  const beginAgain = () => {
    reset(EMPTY);
    dispatch(addDialogClosed());
  };

  if (createdId !== null)
    return (
      <Modal
        title={t(directoryMessages.addTitle)}
        isOpen
        onClose={onClose}
        actions={
          <>
            <Button onClick={beginAgain}>{t(directoryMessages.another)}</Button>
            <Button variant="contained" onClick={onClose}>
              {t(uiMessages.close)}
            </Button>
          </>
        }
      >
        <PasswordSet password={passwordToShow(manageProvidersKeys.create)}>
          <strong>{t(directoryMessages.created)}</strong>
          <div>{t(directoryMessages.createdId, { id: createdId })}</div>
        </PasswordSet>
      </Modal>
    );
  return (
    <Modal
      title={t(directoryMessages.addTitle)}
      isOpen
      isDirty={formState.isDirty && !isPending}
      onClose={onClose}
      onSubmit={() => void submit()}
      closeLabel={t(isPending ? uiMessages.close : uiMessages.cancel)}
      actions={
        <Button type="submit" variant="contained" disabled={isPending}>
          <span>{t(isPending ? directoryMessages.submitting : directoryMessages.submit)}</span>
        </Button>
      }
    >
      {failure && <ErrorPanel failure={failure} />}
      <NewProviderFields control={control} />
    </Modal>
  );
}
