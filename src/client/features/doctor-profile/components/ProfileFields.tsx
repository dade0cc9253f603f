import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type Control, useController } from 'react-hook-form';

import { DateInput } from '#client/ui/form/DateInput';
import { useFieldWords } from '#client/ui/form/fieldWords';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TagInput } from '#client/ui/form/TagInput';
import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/language/useT';
import { useIsTouched } from '#client/ui/page/useMedia';
import { makeFilter } from '#client/ui/search/makeFilter';
import type { Named } from '#contract/common';
import { DOCTOR_TITLES } from '#contract/rules';
import { profileMessages } from '../messages';
import type { ProfileForm } from '../validation';

interface ProfileFieldsProps {
  control: Control<ProfileForm>;
  /** The title that the doctor has; it is a choice even where the product does not know it. */
  title: string;
  specialties: readonly Named[];
  /** Whether the specialties are being read. */
  isLoading: boolean;
}

/** The fields of a doctor's profile (Spec 1 §5). */
export function ProfileFields({ control, title: ownTitle, specialties, isLoading }: ProfileFieldsProps) {
  const t = useT();
  const isTouched = useIsTouched();
  const titles = [...new Set<string>([...DOCTOR_TITLES, ownTitle])];
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '140px 1fr 1fr' }, gap: 2 }}>
        <SelectInput
          control={control}
          name="title"
          label={t(profileMessages.titleField)}
          choices={titles.map((title) => ({ value: title, label: title || t(profileMessages.none) }))}
        />
        <TextInput control={control} name="first_name" label={t(profileMessages.firstName)} isRequired />
        <TextInput control={control} name="last_name" label={t(profileMessages.lastName)} isRequired />
      </Box>
      <SpecializationPicker control={control} specialties={specialties} isLoading={isLoading} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextInput control={control} name="license_number" label={t(profileMessages.licenseNumber)} holds="code" />
        <DateInput control={control} name="license_expiry" label={t(profileMessages.licenseExpiry)} />
        <TextInput control={control} name="years_of_experience" label={t(profileMessages.experience)} holds="number" />
        <TextInput control={control} name="consultation_duration" label={t(profileMessages.duration)} holds="number" />
      </Box>
      <TextInput control={control} name="bio" label={t(profileMessages.bio)} rows={3} isRequired />
      <TagInput
        control={control}
        name="languages"
        label={t(profileMessages.languages)}
        hint={t(isTouched ? profileMessages.tagsByComma : profileMessages.tagsHint)}
        isRequired
      />
      <TagInput
        control={control}
        name="services"
        label={t(profileMessages.services)}
        hint={t(isTouched ? profileMessages.tagsByComma : profileMessages.tagsHint)}
        isRequired
      />
    </>
  );
}

interface SpecializationPickerProps {
  control: Control<ProfileForm>;
  specialties: readonly Named[];
  isLoading: boolean;
}

const filterOptions = makeFilter<Named>(({ name }) => name);

/** Finds one specialization by a part of its name; Enter takes the first match (Spec 1 §5). */
function SpecializationPicker({ control, specialties, isLoading }: SpecializationPickerProps) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'specialization' });
  useFieldWords(
    'specialization',
    t(profileMessages.specialization),
    (one) => specialties.find(({ id }) => String(id) === String(one))?.name ?? '',
  );
  return (
    <Autocomplete
      autoHighlight
      size="small"
      options={specialties}
      filterOptions={filterOptions}
      loading={isLoading}
      value={specialties.find(({ id }) => String(id) === field.value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      noOptionsText={t(profileMessages.noMatch)}
      onChange={(_, chosen) => field.onChange(chosen === null ? '' : String(chosen.id))}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          inputRef={field.ref}
          label={t(profileMessages.specialization)}
          onBlur={field.onBlur}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}
