import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { ChoiceText } from '../form/ChoiceText';
import { afterPaint } from '../waiting/useAfterPaint';
import type { ClosedSelectProps } from './ClosedSelect';

/** What a person has done to the field that stood here before this one was loaded. */
export type Beginning = 'focused' | 'open' | null;

interface SelectFieldProps extends Pick<ClosedSelectProps, 'label' | 'value' | 'choices' | 'width'> {
  begins: Beginning;
  onChange: (value: string) => void;
}

/**
 * A field that opens a menu of choices. Its menu is made as soon as the pointer or the focus comes near. What is chosen
 * shows first, and the menu closes in the drawing after it: whoever chooses looks at the list, and to draw both at once
 * takes twice as long.
 */
export function SelectField({ label, value, choices, onChange, width, begins }: SelectFieldProps) {
  const [isOpen, setOpen] = useState(begins === 'open');
  const [isNear, setNear] = useState(begins !== null);
  const prepare = () => setNear(true);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the field in whose place this one comes has the focus
      autoFocus={begins !== null}
      slotProps={{
        select: {
          open: isOpen,
          MenuProps: { keepMounted: isNear },
          onOpen: () => setOpen(true),
          onClose: () => {
            afterPaint(() => setOpen(false));
          },
        },
      }}
      onPointerEnter={prepare}
      onFocus={prepare}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={String(choice.value)}>
          <ChoiceText label={choice.label} beside={choice.beside} />
        </MenuItem>
      ))}
    </TextField>
  );
}
