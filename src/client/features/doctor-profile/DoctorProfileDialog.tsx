import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';

import { useFormOpening, useInterrupted } from '#client/state/forms/useFormOpening';
import type { Loaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useRestoredValues } from '#client/ui/form/useRestoredValues';
import { useServerErrors } from '#client/ui/form/useServerErrors';
import { Modal } from '#client/ui/layout/Modal';
import { uiMessages } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import type { Doctor } from '#contract/directory';
import { ProfileFields } from './components/ProfileFields';
import { profileLeftWhileSaving, profileSubmitted, type ProfileChange } from './events';
import { doctorProfileKeys } from './keys';
import { profileMessages } from './messages';
import { useSpecialties } from './useSpecialties';
import { formOf, patchOf, profileSchema } from './validation';

/**
 * Opens and closes the modal of a doctor; it closes by itself once the change is saved, and a save goes on when it is
 * closed before that.
 */
export function useProfileOpening(doctorId: Id) {
  const dispatch = useDispatch();
  const key = doctorProfileKeys.update(doctorId);
  const { isPending } = useRequest(key);
  const { isOpen, open, close } = useFormOpening(key, { closesOnSuccess: true });
  return {
    isOpen,
    open,
    close: () => {
      close();
      if (isPending) dispatch(profileLeftWhileSaving());
    },
  };
}

interface DoctorProfileDialogProps {
  doctor: Omit<Doctor, 'locations'>;
  /**
   * The request that reads the whole doctor; an update before it has succeeded would erase the fields not yet known.
   */
  reading: Loaded;
  onClose: () => void;
}

/** The modal Edit doctor profile with Update and Cancel (Spec 1 §2, §5). */
export function DoctorProfileDialog({ doctor, reading, onClose }: DoctorProfileDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const { isPending, failure } = useRequest(doctorProfileKeys.update(doctor.id));
  const { specialties, reading: specialtiesReading } = useSpecialties();
  const known = formOf(doctor);
  const form = useForm({
    values: known,
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(profileSchema(t, known)),
  });
  const { control, handleSubmit, formState } = form;
  useServerErrors(form, failure);
  const interrupted = useInterrupted(doctorProfileKeys.update(doctor.id)) as ProfileChange | undefined;
  useRestoredValues(form, interrupted?.typed);
  const submit = handleSubmit((values) =>
    dispatch(profileSubmitted({ id: doctor.id, patch: patchOf(values, specialties, doctor), typed: values })),
  );

  return (
    <Modal
      title={t(profileMessages.title)}
      size="lg"
      isOpen
      isDirty={formState.isDirty && !isPending}
      onClose={onClose}
      onSubmit={() => void submit()}
      closeLabel={t(isPending ? uiMessages.close : uiMessages.cancel)}
      actions={
        <Button type="submit" variant="contained" disabled={isPending || !reading.hasSucceeded}>
          <span>{t(isPending ? profileMessages.updating : profileMessages.update)}</span>
        </Button>
      }
    >
      {failure && <ErrorPanel failure={failure} />}
      {specialtiesReading.failure && (
        <ErrorPanel failure={specialtiesReading.failure} onRetry={specialtiesReading.reload} />
      )}
      {reading.failure && <ErrorPanel failure={reading.failure} onRetry={reading.reload} />}
      {reading.isPending && <Spinner />}
      {reading.hasSucceeded && (
        <ProfileFields
          control={control}
          title={known.title}
          specialties={specialties}
          isLoading={specialtiesReading.isPending}
        />
      )}
    </Modal>
  );
}
