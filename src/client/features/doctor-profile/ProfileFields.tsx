import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';

import { DateInput } from '#client/ui/form/DateInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TagInput } from '#client/ui/form/TagInput';
import { TextInput } from '#client/ui/form/TextInput';
import { useWords } from '#client/ui/useWords';
import type { Named } from '#contract/common';
import { DOCTOR_TITLES } from '#contract/rules';
import { messages } from './messages';
import { SpecializationPicker } from './SpecializationPicker';
import type { ProfileForm } from './validation';

interface ProfileFieldsProps {
  control: Control<ProfileForm>;
  specialties: readonly Named[];
  /** Whether the specialties are on their way. */
  isLoading: boolean;
}

/** All that is known of a doctor and can be changed (Spec 1 §5). */
export function ProfileFields({ control, specialties, isLoading }: ProfileFieldsProps) {
  const words = useWords();
  return (
    <>
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
      <SpecializationPicker control={control} specialties={specialties} isLoading={isLoading} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextInput control={control} name="license_number" label={words(messages.licenseNumber)} />
        <DateInput control={control} name="license_expiry" label={words(messages.licenseExpiry)} />
        <TextInput
          control={control}
          name="years_of_experience"
          label={words(messages.experience)}
          type="number"
          inputProps={{ min: 0 }}
        />
        <TextInput
          control={control}
          name="consultation_duration"
          label={words(messages.duration)}
          type="number"
          inputProps={{ min: 0 }}
        />
      </Box>
      <TextInput control={control} name="bio" label={words(messages.bio)} rows={3} isRequired />
      <TagInput
        control={control}
        name="languages"
        label={words(messages.languages)}
        hint={words(messages.tagsHint)}
        isRequired
      />
      <TagInput
        control={control}
        name="services"
        label={words(messages.services)}
        hint={words(messages.tagsHint)}
        isRequired
      />
    </>
  );
}
