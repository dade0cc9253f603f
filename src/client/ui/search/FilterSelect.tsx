import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import type { Choice } from '../form/SelectInput';

interface FilterSelectProps {
  label: string;
  /** The chosen value; the empty text where nothing is chosen yet. */
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** Pixels. */
  width?: number;
}

/** A choice above a list: a filter, or what the list is about. */
export function FilterSelect({ label, value, choices, onChange, width = 200 }: FilterSelectProps) {
  const isKnown = choices.some((choice) => String(choice.value) === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={isKnown ? value : ''}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      sx={{ width }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={String(choice.value)}>
          <span dir="auto">{choice.label}</span>
        </MenuItem>
      ))}
    </TextField>
  );
}
