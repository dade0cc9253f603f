import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

import { wayOf } from '#client/lib/bidi';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { makeFilter } from '#client/ui/search/makeFilter';
import { viewMessages } from './messages';

/** One that can be chosen. */
export interface FilterChoice {
  id: string;
  name: string;
  /** What tells it from others of its name. */
  line?: string | undefined;
}

interface FilterPickerProps {
  label: string;
  /** The id of the chosen one; the empty text for none, and of one that is not among the choices. */
  value: string;
  choices: readonly FilterChoice[];
  /** Whether it has the focus when it comes on screen. */
  isFirst?: boolean;
  isDisabled?: boolean;
  /** Called with the id, or the empty text. */
  onChosen: (id: string) => void;
}

/** More are not listed at once; typing finds the others. */
const MOST_LISTED = 100;

const filterOptions = makeFilter<FilterChoice>(calledWhole, MOST_LISTED);

function calledWhole({ name, line }: FilterChoice): string {
  return line ? `${name} · ${line}` : name;
}

/** A filter by one of many, which is found by typing a part of its name. */
export function FilterPicker(props: FilterPickerProps) {
  const { label, value, choices, isFirst = false, isDisabled = false, onChosen } = props;
  const t = useT();
  return (
    <Autocomplete
      autoHighlight
      disabled={isDisabled}
      size="small"
      options={choices}
      filterOptions={filterOptions}
      value={choices.find(({ id }) => id === value) ?? null}
      getOptionLabel={calledWhole}
      renderOption={({ key, ...props }, { name, line }) => (
        <li key={key} {...props}>
          <div>
            <OwnText>{name}</OwnText>
            {line && (
              <Box dir={wayOf(line)} sx={{ fontSize: 12, color: 'text.secondary' }}>
                {line}
              </Box>
            )}
          </div>
        </li>
      )}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      noOptionsText={t(viewMessages.noMatch)}
      onChange={(_, chosen) => onChosen(chosen?.id ?? '')}
      renderInput={({ id, slotProps: { inputLabel, input, htmlInput } }) => (
        <FormControl fullWidth size="small">
          <InputLabel {...inputLabel}>{label}</InputLabel>
          <OutlinedInput
            {...input}
            id={id}
            label={label}
            // eslint-disable-next-line jsx-a11y-x/no-autofocus -- above it stands what is to be read alone
            autoFocus={isFirst}
            slotProps={{ input: htmlInput }}
          />
        </FormControl>
      )}
    />
  );
}
