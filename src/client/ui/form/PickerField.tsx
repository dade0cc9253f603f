import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

import { IconAction } from '../IconAction';
import type { FieldProps } from './TextInput';

interface PickerFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  placeholder: string;
  icon: ReactNode;
  /** The accessible name of the button that opens the picker. */
  openLabel: string;
  /** The wire form of what was typed, `null` when it is not understood. */
  read: (typed: string) => string | null;
  /** How a wire value is shown while it is not being typed. */
  show: (value: string) => string;
  /** The picker itself; it calls `choose` with a wire value. */
  renderPicker: (value: string, choose: (value: string) => void) => ReactNode;
}

/**
 * A field that is typed into like any text field, with a picker beside it. What is understood is kept in wire form;
 * what is not stays as typed, for the form's rules to refuse.
 *
 * MUI's own `DatePicker` and `TimePicker` are not used: they are filled in part by part, while the front desk types
 * `9`, `2:00 pm` or `21/11/2026`, pastes a whole date, and expects one plain input (decisions: dates).
 */
export function PickerField<Values extends FieldValues>({
  control,
  name,
  label,
  isRequired = false,
  hint,
  placeholder,
  icon,
  openLabel,
  read,
  show,
  renderPicker,
}: PickerFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const value: string = field.value ?? '';
  const help = fieldState.error?.message ?? hint;

  const type = (text: string) => {
    setTyped(text);
    field.onChange(read(text) ?? text.trim());
  };
  const leave = () => {
    setTyped(null);
    field.onBlur();
  };
  const choose = (chosen: string) => {
    field.onChange(chosen);
    setTyped(null);
    setIsOpen(false);
  };

  return (
    <FormControl ref={frame} fullWidth size="small" error={fieldState.invalid} required={isRequired}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={field.name}
        inputRef={field.ref}
        label={label}
        value={typed ?? (read(value) === null ? value : show(value))}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={leave}
        inputProps={{ 'aria-describedby': help ? `${id}-help` : undefined }}
        endAdornment={
          <InputAdornment position="end">
            <IconAction
              label={openLabel}
              icon={icon}
              onClick={() => {
                setIsOpen(true);
              }}
            />
          </InputAdornment>
        }
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
      <Popover
        open={isOpen}
        anchorEl={() => frame.current}
        onClose={() => {
          setIsOpen(false);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          {renderPicker(read(value) ?? '', choose)}
        </LocalizationProvider>
      </Popover>
    </FormControl>
  );
}
