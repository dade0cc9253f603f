import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
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
import { Modal } from '#client/ui/layout/Modal';
import { messages as uiMessages } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import { OneTimePassword } from './components/OneTimePassword';
import { manageProvidersKeys } from './keys';
import { dialogMessages as messages } from './messages';
import { passwordFor } from './passwords';
import { selectCreatedId } from './selectors';
import { addDialogClosed, providerSubmitted } from './slice';
import { newProviderSchema } from './validation';

const EMPTY = {
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
  const submit = handleSubmit((provider) => {
    dispatch(providerSubmitted(provider));
  });
  const password = createdId === null ? undefined : passwordFor(manageProvidersKeys.create);

  if (createdId !== null) {
    return (
      <Modal
        title={t(messages.addTitle)}
        isOpen
        onClose={onClose}
        actions={
          <>
            <Button
              onClick={() => {
                reset(EMPTY);
                dispatch(addDialogClosed());
              }}
            >
              {t(messages.another)}
            </Button>
            <Button variant="contained" onClick={onClose}>
              {t(uiMessages.close)}
            </Button>
          </>
        }
      >
        <Alert severity="success" role="status">
          <strong>{t(messages.created)}</strong>
          <div>{t(messages.createdId, { id: createdId })}</div>
        </Alert>
        {password && <OneTimePassword password={password} />}
      </Modal>
    );
  }
  return (
    <Modal
      title={t(messages.addTitle)}
      isOpen
      isDirty={formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      closeLabel={t(uiMessages.cancel)}
      actions={
        <Button type="submit" variant="contained" disabled={isPending}>
          {t(isPending ? messages.submitting : messages.submit)}
        </Button>
      }
    >
      {failure && <ErrorPanel failure={failure} />}
      <TextInput
        control={control}
        name="provider_user.email"
        label={t(messages.providerEmail)}
        type="email"
        isRequired
      />
      <TextInput control={control} name="name" label={t(messages.providerName)} isRequired />
      <TextInput control={control} name="phone_number" label={t(messages.phone)} type="tel" />
      <TextInput control={control} name="description" label={t(messages.description)} rows={2} />
      <TextInput control={control} name="location.address" label={t(messages.address)} isRequired />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TextInput control={control} name="location.city" label={t(messages.city)} isRequired />
        <TextInput control={control} name="location.state" label={t(messages.emirate)} isRequired />
        <TextInput
          control={control}
          name="location.latitude"
          label={t(messages.latitude)}
          inputProps={{ inputMode: 'decimal' }}
        />
        <TextInput
          control={control}
          name="location.longitude"
          label={t(messages.longitude)}
          inputProps={{ inputMode: 'decimal' }}
        />
      </Box>
    </Modal>
  );
}
