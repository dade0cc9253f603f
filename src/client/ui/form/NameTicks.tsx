import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Ref } from 'react';

import type { Text } from '#client/lib/text';
import { OwnText } from '../language/OwnText';
import { useT } from '../language/useT';

interface NameTicksProps {
  legend: string;
  names: readonly { id: string | number; name: Text }[];
  /** The texts of the ids of those with a tick. */
  ticked: readonly string[];
  onTicked: (ticked: string[]) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** The first tick, which takes the focus where there is an error. */
  firstRef?: Ref<HTMLInputElement>;
}

/** A tick for each of several people. */
export function NameTicks({ legend, names, ticked, onTicked, onBlur, error, firstRef }: NameTicksProps) {
  const t = useT();
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{legend}</FormLabel>
      <FormGroup row sx={{ maxHeight: 140, overflowY: 'auto' }}>
        {names.map(({ id, name }, at) => {
          const own = String(id);
          return (
            <FormControlLabel
              key={own}
              label={<OwnText>{t(name)}</OwnText>}
              control={
                <Checkbox
                  size="small"
                  checked={ticked.includes(own)}
                  onBlur={onBlur}
                  onChange={(_, isOn) => onTicked(isOn ? [...ticked, own] : ticked.filter((one) => one !== own))}
                  slotProps={{ input: { ref: at === 0 ? firstRef : undefined } }}
                />
              }
            />
          );
        })}
      </FormGroup>
      {error !== undefined && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
