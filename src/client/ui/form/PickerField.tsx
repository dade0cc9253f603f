import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { useRef, useState, type ReactNode, type Ref } from 'react';

import { cleanCode } from '#contract/text/typed';
import { IconAction } from '../page/IconAction';
import { LabeledInput } from './LabeledInput';

/** The key that opens the picker of a field, with Alt or without. */
const OPENING_KEY = 'ArrowDown';

/** A value in wire form that is typed or picked, and the field that shows it. */
export interface PickedValue {
  label: string;
  name: string;
  /** The wire form, or what was typed and is not understood. */
  value: string;
  /** What is wrong with it. */
  error?: string;
  isInvalid?: boolean;
  isRequired?: boolean;
  /** Stands under the field while nothing is wrong with it. */
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Has what is wrong with it announced as it comes up, where no form is sent that leads to it. */
  errorRole?: 'alert';
  /**
   * Called with the wire form, or with what was typed where that is not understood. `isTyped` means that it came by a
   * key, so that more may follow: `2` on the way to `21/11`.
   */
  onChange: (value: string, isTyped: boolean) => void;
  onBlur?: () => void;
}

interface PickerFieldProps extends PickedValue {
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
 * A field that is typed into like any text field, with a picker beside it, which the arrow down opens: one stop of the
 * Tab key. What is understood is kept in wire form; what is not stays as typed, for the form's rules to refuse.
 *
 * MUI's own `DatePicker` and `TimePicker` are not used: they are filled in part by part, while the front desk types
 * `9`, `2:00 pm` or `21/11/2026`, pastes a whole date, and expects one plain input (decisions: dates).
 */
export function PickerField(props: PickerFieldProps) {
  const { label, name, error, isInvalid, isRequired, errorRole, hint, inputRef } = props;
  const { placeholder, icon, openLabel, renderPicker } = props;
  const { value, shown, type, leave, choose } = useTypedValue(props);
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div ref={frame}>
      <LabeledInput
        label={label}
        name={name}
        value={shown}
        placeholder={placeholder}
        error={error}
        isInvalid={isInvalid}
        isRequired={isRequired}
        errorRole={errorRole}
        hint={hint}
        holds="code"
        inputRef={inputRef}
        inputProps={{ 'aria-keyshortcuts': OPENING_KEY }}
        onKeyDown={(event) => {
          if (event.key !== OPENING_KEY || event.shiftKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconAction label={openLabel} icon={icon} tabIndex={-1} onClick={() => setIsOpen(true)} />
          </InputAdornment>
        }
        onChange={type}
        onBlur={leave}
      />
      <Popover
        open={isOpen}
        anchorEl={() => frame.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {renderPicker(value, (chosen) => {
          choose(chosen);
          setIsOpen(false);
        })}
      </Popover>
    </div>
  );
}

/**
 * The value of a field that is kept in wire form: shown as it is typed while it is being typed, and in its usual form
 * once the field is left.
 */
function useTypedValue({ value, read, show, onChange, onBlur }: PickerFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const known = read(value);
  return {
    /** The wire value, empty where what was typed is not understood. */
    value: known ?? '',
    shown: typed ?? (known === null ? value : show(value)),
    type: (text: string) => {
      setTyped(text);
      onChange(read(text) ?? cleanCode(text), true);
    },
    leave: () => {
      setTyped(null);
      onBlur?.();
    },
    choose: (chosen: string) => {
      setTyped(null);
      onChange(chosen, false);
    },
  };
}
