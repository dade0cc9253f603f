import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';

import type { Id } from '../../../contract/common';
import type { Doctor } from '../../../contract/directory';
import { DOCTOR_TITLES } from '../../../contract/rules';
import { useFormOpening, useInterrupted } from '../../state/useFormOpening';
import { useLoaded } from '../../state/useLoaded';
import { useRequest } from '../../state/useRequest';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { DateInput } from '../../ui/form/DateInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { TagInput } from '../../ui/form/TagInput';
import { TextInput } from '../../ui/form/TextInput';
import { useServerErrors } from '../../ui/form/useServerErrors';
import { useTypedAgain } from '../../ui/form/useTypedAgain';
import { messages as uiMessages } from '../../ui/messages';
import { Modal } from '../../ui/Modal';
import { useWords } from '../../ui/useWords';
import type { ProfileChange } from './events';
import { profileSubmitted, specialtiesWanted } from './events';
import { profileKeys } from './keys';
import { messages } from './messages';
import { selectSpecialties } from './selectors';
import { SpecializationPicker } from './SpecializationPicker';
import { formOf, patchOf, profileSchema } from './validation';

/** Whether the modal of a doctor is open; it closes by itself when the change is saved, and opens for one that was interrupted. */
export function useProfileOpening(doctorId: Id) {
  return useFormOpening(profileKeys.update(doctorId), { closesOnSuccess: true });
}

interface DoctorProfileDialogProps {
  doctor: Omit<Doctor, 'locations'>;
  onClose: () => void;
}

/** The modal Edit doctor profile with Update and Cancel (Spec 1 §2, §5). */
export function DoctorProfileDialog({ doctor, onClose }: DoctorProfileDialogProps) {
  const words = useWords();
  const dispatch = useDispatch();
  const { isPending, failure } = useRequest(profileKeys.update(doctor.id));
  const specialtiesRequest = useLoaded(profileKeys.specialties, specialtiesWanted());
  const specialties = useSelector(selectSpecialties);
  const form = useForm({ defaultValues: formOf(doctor), resolver: zodResolver(profileSchema(words)) });
  const { control, handleSubmit, formState } = form;
  useServerErrors(form, failure);
  const interrupted = useInterrupted(profileKeys.update(doctor.id)) as ProfileChange | undefined;
  useTypedAgain(form, interrupted?.typed);
  const submit = handleSubmit((values) => { dispatch(profileSubmitted({ id: doctor.id, patch: patchOf(values, specialties), typed: values })); });

  return (
    <Modal
      title={words(messages.title)}
      size="lg"
      isOpen
      isDirty={formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      closeLabel={words(uiMessages.cancel)}
      actions={<Button type="submit" variant="contained" disabled={isPending}>{words(isPending ? messages.updating : messages.update)}</Button>}
    >
      {failure && <ErrorPanel failure={failure} />}
      {specialtiesRequest.failure && <ErrorPanel failure={specialtiesRequest.failure} onRetry={specialtiesRequest.reload} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '140px 1fr 1fr' }, gap: 2 }}>
        <SelectInput
          control={control}
          name="title"
          label={words(messages.titleField)}
          choices={DOCTOR_TITLES.map((title) => ({ value: title, label: title || words(messages.none) }))}
        />
        <TextInput control={control} name="first_name" label={words(messages.firstName)} isRequired />
        <TextInput control={control} name="last_name" label={words(messages.lastName)} isRequired />
      </Box>
      <SpecializationPicker control={control} specialties={specialties} isLoading={specialtiesRequest.isPending} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextInput control={control} name="license_number" label={words(messages.licenseNumber)} />
        <DateInput control={control} name="license_expiry" label={words(messages.licenseExpiry)} />
        <TextInput control={control} name="years_of_experience" label={words(messages.experience)} type="number" inputProps={{ min: 0 }} />
        <TextInput control={control} name="consultation_duration" label={words(messages.duration)} type="number" inputProps={{ min: 0 }} />
      </Box>
      <TextInput control={control} name="bio" label={words(messages.bio)} rows={3} isRequired />
      <TagInput control={control} name="languages" label={words(messages.languages)} hint={words(messages.tagsHint)} isRequired />
      <TagInput control={control} name="services" label={words(messages.services)} hint={words(messages.tagsHint)} isRequired />
    </Modal>
  );
}
