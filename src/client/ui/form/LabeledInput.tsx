import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ChangeEvent, type ReactNode, type Ref } from 'react';

/** What is typed into a field. */
export interface InputKind {
  type?: 'text' | 'email' | 'password' | 'tel' | 'number';
  autoComplete?: string;
  /**
   * The language of what is typed, where it is fixed: Arabic is written from the right. Any other text takes the
   * direction of its first letter.
   */
  lang?: 'ar';
  /** Attributes of the input itself, such as `min` and `inputMode`. */
  inputProps?: Readonly<Record<string, string | number>>;
}

interface LabeledInputProps extends InputKind {
  /** What a longer text is typed into, and how many lines it has at least; one line when it is left out. */
  area?: { component: NonNullable<OutlinedInputProps['inputComponent']>; minRows: number } | undefined;
  label: string;
  name: string;
  value: string | number;
  placeholder?: string;
  error?: string;
  isInvalid?: boolean;
  isRequired?: boolean;
  /** Stands under the field while nothing is wrong with it. */
  hint?: ReactNode;
  /** Stands in the field, after what is typed. */
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur?: () => void;
}

/** A text field with its label; its error stands under it and is announced with it. */
export function LabeledInput({
  label,
  error,
  isInvalid = error !== undefined,
  isRequired = false,
  hint,
  type = 'text',
  autoComplete = 'off',
  area,
  lang,
  inputProps,
  ...input
}: LabeledInputProps) {
  const id = useId();
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
          ...(area && { type: undefined, minRows: area.minRows }),
          ...(lang ? { lang, dir: 'rtl' } : { dir: 'auto' }),
          'aria-describedby': help ? `${id}-help` : undefined,
        }}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
