import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';

import { useInterrupted } from '#client/state/useFormOpening';
import { useRequest } from '#client/state/useRequest';
import { ErrorPanel } from '#client/ui/ErrorPanel';
import { TextInput } from '#client/ui/form/TextInput';
import { useServerErrors } from '#client/ui/form/useServerErrors';
import { useTypedAgain } from '#client/ui/form/useTypedAgain';
import { messages as uiMessages } from '#client/ui/messages';
import { Modal } from '#client/ui/Modal';
import { useWords } from '#client/ui/useWords';
import { OneTimePassword } from './components/OneTimePassword';
import { directoryKeys } from './keys';
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
  const words = useWords();
  const dispatch = useDispatch();
  const createdId = useSelector(selectCreatedId);
  const { isPending, failure } = useRequest(directoryKeys.create);
  const form = useForm({ defaultValues: EMPTY, resolver: zodResolver(newProviderSchema(words)) });
  const { control, handleSubmit, formState, reset } = form;
  useServerErrors(form, failure);
  useTypedAgain(form, useInterrupted(directoryKeys.create));
  useEffect(
    () => () => {
      dispatch(addDialogClosed());
    },
    [dispatch],
  );
  const submit = handleSubmit((provider) => {
    dispatch(providerSubmitted(provider));
  });
  const password = createdId === null ? undefined : passwordFor(directoryKeys.create);

  if (createdId !== null) {
    return (
      <Modal
        title={words(messages.addTitle)}
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
              {words(messages.another)}
            </Button>
            <Button variant="contained" onClick={onClose}>
              {words(uiMessages.close)}
            </Button>
          </>
        }
      >
        <Alert severity="success" role="status">
          <strong>{words(messages.created)}</strong>
          <div>{words(messages.createdId, { id: createdId })}</div>
        </Alert>
        {password && <OneTimePassword password={password} />}
      </Modal>
    );
  }
  return (
    <Modal
      title={words(messages.addTitle)}
      isOpen
      isDirty={formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      closeLabel={words(uiMessages.cancel)}
      actions={
        <Button type="submit" variant="contained" disabled={isPending}>
          {words(isPending ? messages.submitting : messages.submit)}
        </Button>
      }
    >
      {failure && <ErrorPanel failure={failure} />}
      <TextInput
        control={control}
        name="provider_user.email"
        label={words(messages.providerEmail)}
        type="email"
        isRequired
      />
      <TextInput control={control} name="name" label={words(messages.providerName)} isRequired />
      <TextInput control={control} name="phone_number" label={words(messages.phone)} type="tel" />
      <TextInput control={control} name="description" label={words(messages.description)} rows={2} />
      <TextInput control={control} name="location.address" label={words(messages.address)} isRequired />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TextInput control={control} name="location.city" label={words(messages.city)} isRequired />
        <TextInput control={control} name="location.state" label={words(messages.emirate)} isRequired />
        <TextInput
          control={control}
          name="location.latitude"
          label={words(messages.latitude)}
          inputProps={{ inputMode: 'decimal' }}
        />
        <TextInput
          control={control}
          name="location.longitude"
          label={words(messages.longitude)}
          inputProps={{ inputMode: 'decimal' }}
        />
      </Box>
    </Modal>
  );
}
