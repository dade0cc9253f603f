import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';

import { useCollisions } from '#client/state/forms/useCollisions';
import { useFormOpening, useInterrupted } from '#client/state/forms/useFormOpening';
import type { Loaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { CollisionsDialog } from '#client/ui/form/CollisionsDialog';
import { WordsOfFields, type FieldWords } from '#client/ui/form/fieldWords';
import { useRestoredValues } from '#client/ui/form/useRestoredValues';
import { useServerErrors } from '#client/ui/form/useServerErrors';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import type { Id } from '#contract/common';
import { ProfileFields } from './components/ProfileFields';
import { profileLeftWhileSaving, profileSubmitted, type ProfileChange } from './events';
import { doctorProfileKeys } from './keys';
import { profileMessages } from './messages';
import { useSpecialties } from './useSpecialties';
import { formOf, profileSchema, type EditedDoctor } from './validation';

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
  doctor: EditedDoctor;
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
  const key = doctorProfileKeys.update(doctor.id);
  const { isPending, failure } = useRequest(key);
  const { specialties, reading: specialtiesReading } = useSpecialties();
  const atFirst = useInterrupted(key) as ProfileChange | undefined;
  const [interrupted] = useState(atFirst);
  const [opened, setOpened] = useState(doctor);
  const known = formOf(opened);
  const form = useForm({
    values: known,
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(profileSchema(t, known)),
  });
  const { control, handleSubmit, formState } = form;
  useServerErrors(form, failure);
  useRestoredValues(form, interrupted?.typed);
  // What is read while nothing is typed is what the form begins with; one that was typed before shows it beside that.
  if (opened !== doctor && (!formState.isDirty || interrupted)) setOpened(doctor);
  const collisions = useCollisions(key);
  const [words] = useState(() => new Map<string, FieldWords>());
  const submit = handleSubmit((typed) =>
    dispatch(profileSubmitted({ id: doctor.id, opened: interrupted?.opened ?? opened, typed })),
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
      <WordsOfFields value={words}>
        {reading.hasSucceeded && (
          <ProfileFields
            control={control}
            title={known.title}
            specialties={specialties}
            isLoading={specialtiesReading.isPending}
          />
        )}
        <CollisionsDialog {...collisions} />
      </WordsOfFields>
    </Modal>
  );
}
