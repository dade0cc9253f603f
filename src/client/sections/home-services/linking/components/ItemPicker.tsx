import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useController, type FieldValues } from 'react-hook-form';

import type { ListState } from '#client/sections/home-services/shared/kind/useRows';
import { searchTextOf } from '#client/sections/home-services/shared/names';
import { useNames } from '#client/sections/home-services/shared/useNames';
import { ChoiceText } from '#client/ui/form/ChoiceText';
import type { FieldProps } from '#client/ui/form/TextInput';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { makeFilter } from '#client/ui/search/makeFilter';
import type { Item } from '../linkRows';
import { linkMessages } from '../messages';

interface ItemPickerProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The items to choose from; none while they cannot be read. */
  list: Omit<ListState<Item>, 'reload'>;
}

/** The most choices that are drawn at once; typing brings up the others. */
const DRAWN = 100;

const NONE: readonly Item[] = [];

const filterOptions = makeFilter<Item>(searchTextOf, DRAWN);

/** A choice out of thousands, found by typing a part of its name or code; kept as its id. */
export function ItemPicker<Values extends FieldValues>({
  control,
  name,
  label,
  isRequired = false,
  list,
}: ItemPickerProps<Values>) {
  const t = useT();
  const names = useNames();
  const { field, fieldState } = useController({ control, name });
  const items = list.rows ?? NONE;
  const hint = items.length > DRAWN ? t(linkMessages.moreChoices, { shown: DRAWN, count: items.length }) : undefined;
  return (
    <Autocomplete
      autoHighlight
      size="small"
      options={items}
      disabled={list.failure !== null}
      loading={list.rows === undefined}
      loadingText={t(uiMessages.loading)}
      noOptionsText={t(linkMessages.nothingToLink)}
      filterOptions={filterOptions}
      value={items.find(({ id }) => id === field.value) ?? null}
      getOptionLabel={names.of}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(item, chosen) => item.id === chosen.id}
      onChange={(_, chosen) => field.onChange(chosen?.id ?? '')}
      renderOption={({ key, ...props }, item) => (
        <Box key={key} component="li" {...props} sx={{ display: 'flex', gap: 1, fontSize: 14 }}>
          <ChoiceText {...names.choiceOf(item)} />
          <Box sx={{ flex: 1 }} />
          {/* The choice is called by its name alone. */}
          {item.name && (
            <Box aria-hidden component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
              {item.code}
            </Box>
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          required={isRequired}
          inputRef={field.ref}
          label={label}
          onBlur={field.onBlur}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  );
}
