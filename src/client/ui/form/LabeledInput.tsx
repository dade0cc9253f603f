import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { cleanCode, cleanText } from '#contract/text/typed';

interface Kind {
  /** Makes of what was typed what was meant. */
  clean: (typed: string) => string;
  type?: 'text' | 'email' | 'tel' | 'password';
  inputMode?: 'numeric' | 'decimal';
  /** Whether it holds figures, which begin where the words of the page do. */
  isFigures?: true;
}

/** What a field can hold. */
const KINDS = {
  text: { clean: cleanText },
  code: { clean: cleanCode, isFigures: true },
  email: { clean: cleanCode, type: 'email' },
  phone: { clean: cleanCode, type: 'tel', isFigures: true },
  number: { clean: cleanCode, inputMode: 'numeric', isFigures: true },
  decimal: { clean: cleanCode, inputMode: 'decimal', isFigures: true },
  password: { clean: (typed) => typed, type: 'password' },
} as const satisfies Record<string, Kind>;

/** What is typed into a field. */
export interface InputKind {
  /** A text in words when it is left out. Anything else is no prose, and a password is never changed. */
  holds?: keyof typeof KINDS;
  autoComplete?: string;
  /**
   * The language of what is typed, where it is fixed: Arabic is written from the right. Any other text takes the
   * direction of its first letter.
   */
  lang?: 'ar';
  /** Attributes of the input itself, such as `maxLength`. */
  inputProps?: Readonly<Record<string, string | number>>;
}

/** What a text field is given. */
export interface LabeledInputProps extends InputKind {
  /** What a longer text is typed into, and how many lines it has at least; one line when it is left out. */
  area?: { component: NonNullable<OutlinedInputProps['inputComponent']>; minRows: number } | undefined;
  label: string;
  name: string;
  value: string | number;
  placeholder?: string;
  error?: string;
  isInvalid?: boolean;
  isRequired?: boolean;
  /** Has the error announced as it comes up, where no form is sent that leads to it. */
  errorRole?: 'alert' | undefined;
  /** Stands under the field while nothing is wrong with it. */
  hint?: ReactNode;
  /** Stands in the field, after what is typed. */
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Called with what is typed, and when the field is left with the same cleaned. */
  onChange: (typed: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onBlur?: () => void;
}

/** A text field with its label; its error stands under it and is announced with it. */
export function LabeledInput({
  label,
  error,
  isInvalid = error !== undefined,
  isRequired = false,
  errorRole,
  hint,
  holds = 'text',
  autoComplete = 'off',
  area,
  lang,
  inputProps,
  onChange,
  onBlur,
  ...input
}: LabeledInputProps) {
  const id = useId();
  const { clean, type = 'text', inputMode, isFigures }: Kind = KINDS[holds];
  const wasTyped = useRef(false);
  const help = error ?? hint;
  // A label in the field would cover its placeholder, and in a narrow one its button.
  const isLabelRaised = input.placeholder !== undefined;
  return (
    <FormControl fullWidth size="small" error={isInvalid} required={isRequired}>
      <InputLabel htmlFor={id} {...(isLabelRaised && { shrink: true })}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        {...(isLabelRaised && { notched: true })}
        type={type}
        autoComplete={autoComplete}
        {...(area && { multiline: true, inputComponent: area.component })}
        inputProps={{
          ...inputProps,
          inputMode,
          'data-figures': isFigures,
          ...(area && { type: undefined, minRows: area.minRows }),
          ...(lang ? { lang, dir: 'rtl' } : { dir: 'auto' }),
          'aria-describedby': help ? `${id}-help` : undefined,
        }}
        onChange={({ target }) => {
          wasTyped.current = true;
          onChange(target.value);
        }}
        onPaste={(event) => {
          if (type === 'email') pasteCleaned(event, clean);
        }}
        onBlur={({ target }) => {
          // Not before: a joiner that stands at the edge for now is in the middle of a Persian word soon.
          const cleaned = clean(target.value);
          if (wasTyped.current && cleaned !== target.value) onChange(cleaned);
          wasTyped.current = false;
          onBlur?.();
        }}
      />
      {help && <Help id={`${id}-help`} text={help} role={error && errorRole} />}
    </FormControl>
  );
}

/** What stands under a field. */
function Help({ text, ...attributes }: { id: string; text: ReactNode; role: string | undefined }) {
  return <FormHelperText {...attributes}>{text}</FormHelperText>;
}

/**
 * Pastes an e-mail as it was meant: of a domain with a dash of another kind the browser makes one of another script
 * (`xn--…`), before the field can be cleaned.
 */
function pasteCleaned(event: ClipboardEvent, clean: Kind['clean']): void {
  const pasted = event.clipboardData.getData('text');
  const cleaned = clean(pasted);
  if (cleaned === pasted || !('execCommand' in document)) return;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else keeps the caret and what can be undone
  if (document.execCommand('insertText', false, cleaned)) event.preventDefault();
}
