import FormControl from '@mui/material/FormControl';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { wayOf } from '#client/lib/bidi';
import type { Choice } from '../form/ChoiceText';

export interface ClosedSelectProps {
  label: string;
  /** The chosen value; the empty text where nothing is chosen yet. */
  value: string;
  choices: readonly Choice[];
  /** Pixels. */
  width: number;
  /** The pointer has come to the field. */
  onApproached: () => void;
  onFocused: () => void;
  /** It was pressed, or a key that opens a menu. */
  onOpened: () => void;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** Looks like a select that is closed, and says when it is wanted open. */
export function ClosedSelect({ label, value, choices, width, onApproached, onFocused, onOpened }: ClosedSelectProps) {
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const chosen = choices.find((choice) => String(choice.value) === value);
  return (
    <FormControl
      size="small"
      focused={isFocused}
      sx={{ width }}
      onPointerEnter={onApproached}
      onFocus={() => {
        setFocused(true);
        onFocused();
      }}
      onBlur={() => setFocused(false)}
      onMouseDown={onOpened}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        onOpened();
      }}
    >
      <InputLabel id={id} shrink={chosen !== undefined}>
        {label}
      </InputLabel>
      <OutlinedInput
        label={label}
        notched={chosen !== undefined}
        value={value}
        inputComponent={ChosenValue}
        inputProps={{ 'aria-labelledby': id, label: chosen?.label ?? '' }}
        endAdornment={
          <Arrow viewBox="0 0 24 24" aria-hidden>
            <path d="M7 10l5 5 5-5z" />
          </Arrow>
        }
      />
    </FormControl>
  );
}

/** The words of the choice, at the place of an input. */
function ChosenValue({ className, label, 'aria-labelledby': labelledBy }: InputBaseComponentProps) {
  return (
    <Value
      role="combobox"
      tabIndex={0}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-labelledby={labelledBy}
      className={className}
    >
      <span dir={wayOf(label)}>{label || '\u200b'}</span>
    </Value>
  );
}

const Value = styled('div')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&&': { height: 'auto', minHeight: '1.4375em', paddingInlineEnd: 32 },
});

const Arrow = styled('svg')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 7,
  width: 24,
  height: 24,
  fill: theme.vars.palette.action.active,
  pointerEvents: 'none',
}));
