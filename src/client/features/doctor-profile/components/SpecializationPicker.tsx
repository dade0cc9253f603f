import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useController, type Control } from 'react-hook-form';

import { useFieldWords } from '#client/ui/form/fieldWords';
import { useT } from '#client/ui/language/useT';
import { makeFilter } from '#client/ui/search/makeFilter';
import type { Named } from '#contract/common';
import { profileMessages } from '../messages';
import type { ProfileForm } from '../validation';

interface SpecializationPickerProps {
  control: Control<ProfileForm>;
  specialties: readonly Named[];
  isLoading: boolean;
}

const filterOptions = makeFilter<Named>(({ name }) => name);

/** Finds one specialization by a part of its name; Enter takes the first match (Spec 1 §5). */
export function SpecializationPicker({ control, specialties, isLoading }: SpecializationPickerProps) {
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
