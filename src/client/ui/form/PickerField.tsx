import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { useRef, useState, type ReactNode } from 'react';

import { cleanCode } from '#contract/text/typed';
import { IconAction } from '../page/IconAction';
import { LabeledInput, type LabeledInputProps } from './LabeledInput';

/** The key that opens the picker of a field, with Alt or without. */
const OPENING_KEY = 'ArrowDown';

/** A value in wire form that is typed or picked, and the field that shows it. */
export interface PickedValue extends Pick<LabeledInputProps, OfField | 'onBlur'> {
  /** The wire form, or what was typed and is not understood. */
  value: string;
  /**
   * Called with the wire form, or with what was typed where that is not understood. `isTyped` means that it came by a
   * key, so that more may follow: `2` on the way to `21/11`.
   */
  onChange: (value: string, isTyped: boolean) => void;
}

type OfField = 'label' | 'name' | 'error' | 'isInvalid' | 'isRequired' | 'errorRole' | 'hint' | 'inputRef';

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
  const { icon, openLabel, renderPicker, value, read, show, onChange, onBlur, ...field } = props;
  const { known, shown, type, leave, choose } = useTypedValue({ value, read, show, onChange, onBlur });
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div ref={frame}>
      <LabeledInput
        {...field}
        value={shown}
        holds="code"
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
        {renderPicker(known, (chosen) => {
          choose(chosen);
          setIsOpen(false);
        })}
      </Popover>
    </div>
  );
}

type TypedValue = Pick<PickerFieldProps, 'value' | 'read' | 'show' | 'onChange' | 'onBlur'>;

/**
 * The value of a field that is kept in wire form: shown as it is typed while it is being typed, and in its usual form
 * once the field is left.
 */
function useTypedValue({ value, read, show, onChange, onBlur }: TypedValue) {
  const [typed, setTyped] = useState<string | null>(null);
  const meant = read(value);
  return {
    /** The wire value, empty where what was typed is not understood. */
    known: meant ?? '',
    shown: typed ?? (meant === null ? value : show(value)),
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
