import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

import { IconAction } from '../IconAction';
import { LabeledInput } from './LabeledInput';
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
export function PickerField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const { label, isRequired, hint, placeholder, icon, openLabel, renderPicker } = props;
  const { value, shown, fieldState, inputRef, type, leave, choose } = useTypedValue(props);
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div ref={frame}>
      <LabeledInput
        label={label}
        name={props.name}
        value={shown}
        placeholder={placeholder}
        error={fieldState.error?.message}
        isInvalid={fieldState.invalid}
        isRequired={isRequired}
        hint={hint}
        inputRef={inputRef}
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
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={leave}
      />
      <Popover
        open={isOpen}
        anchorEl={() => frame.current}
        onClose={() => {
          setIsOpen(false);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          {renderPicker(value, (chosen) => {
            choose(chosen);
            setIsOpen(false);
          })}
        </LocalizationProvider>
      </Popover>
    </div>
  );
}

type TypedValue<Values extends FieldValues> = Pick<PickerFieldProps<Values>, 'control' | 'name' | 'read' | 'show'>;

/**
 * The value of a field that is kept in wire form: shown as it is typed while it is being typed, and in its usual form
 * once the field is left.
 */
function useTypedValue<Values extends FieldValues>({ control, name, read, show }: TypedValue<Values>) {
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState<string | null>(null);
  const value: string = field.value ?? '';
  const known = read(value);
  return {
    /** The wire value, empty where what was typed is not understood. */
    value: known ?? '',
    shown: typed ?? (known === null ? value : show(value)),
    fieldState,
    inputRef: field.ref,
    type: (text: string) => {
      setTyped(text);
      field.onChange(read(text) ?? text.trim());
    },
    leave: () => {
      setTyped(null);
      field.onBlur();
    },
    choose: (chosen: string) => {
      setTyped(null);
      field.onChange(chosen);
    },
  };
}
