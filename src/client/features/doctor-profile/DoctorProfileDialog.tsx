import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';

import { useFormOpening, useInterrupted } from '#client/state/useFormOpening';
import type { Loaded } from '#client/state/useLoaded';
import { useLoaded } from '#client/state/useLoaded';
import { useRequest } from '#client/state/useRequest';
import { ErrorPanel } from '#client/ui/ErrorPanel';
import { useServerErrors } from '#client/ui/form/useServerErrors';
import { useTypedAgain } from '#client/ui/form/useTypedAgain';
import { messages as uiMessages } from '#client/ui/messages';
import { Modal } from '#client/ui/Modal';
import { Spinner } from '#client/ui/Spinner';
import { useWords } from '#client/ui/useWords';
import type { Id } from '#contract/common';
import type { Doctor } from '#contract/directory';
import type { ProfileChange } from './events';
import { profileSubmitted, specialtiesWanted } from './events';
import { profileKeys } from './keys';
import { messages } from './messages';
import { ProfileFields } from './ProfileFields';
import { selectSpecialties } from './selectors';
import { formOf, patchOf, profileSchema } from './validation';

/**
 * Whether the modal of a doctor is open; it closes by itself when the change is saved, and opens for one that was
 * interrupted.
 */
export function useProfileOpening(doctorId: Id) {
  return useFormOpening(profileKeys.update(doctorId), { closesOnSuccess: true });
}

interface DoctorProfileDialogProps {
  doctor: Omit<Doctor, 'locations'>;
  /**
   * The reading of all that is known of the doctor: before it has succeeded, an update would erase what is not here
   * yet.
   */
  reading: Loaded;
  onClose: () => void;
}

/** The modal Edit doctor profile with Update and Cancel (Spec 1 §2, §5). */
export function DoctorProfileDialog({ doctor, reading, onClose }: DoctorProfileDialogProps) {
  const words = useWords();
  const dispatch = useDispatch();
  const { isPending, failure } = useRequest(profileKeys.update(doctor.id));
  const specialtiesRequest = useLoaded(profileKeys.specialties, specialtiesWanted());
  const specialties = useSelector(selectSpecialties);
  const form = useForm({
    values: formOf(doctor),
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(profileSchema(words)),
  });
  const { control, handleSubmit, formState } = form;
  useServerErrors(form, failure);
  const interrupted = useInterrupted(profileKeys.update(doctor.id)) as ProfileChange | undefined;
  useTypedAgain(form, interrupted?.typed);
  const submit = handleSubmit((values) => {
    dispatch(profileSubmitted({ id: doctor.id, patch: patchOf(values, specialties), typed: values }));
  });

  return (
    <Modal
      title={words(messages.title)}
      size="lg"
      isOpen
      isDirty={formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      closeLabel={words(uiMessages.cancel)}
      actions={
        <Button type="submit" variant="contained" disabled={isPending || !reading.hasSucceeded}>
          {words(isPending ? messages.updating : messages.update)}
        </Button>
      }
    >
      {failure && <ErrorPanel failure={failure} />}
      {specialtiesRequest.failure && (
        <ErrorPanel failure={specialtiesRequest.failure} onRetry={specialtiesRequest.reload} />
      )}
      {reading.failure && <ErrorPanel failure={reading.failure} onRetry={reading.reload} />}
      {reading.isPending && <Spinner />}
      {reading.hasSucceeded && (
        <ProfileFields control={control} specialties={specialties} isLoading={specialtiesRequest.isPending} />
      )}
    </Modal>
  );
}
