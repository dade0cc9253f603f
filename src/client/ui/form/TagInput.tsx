import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

import { distinctTexts } from '#client/lib/text';
import { messages } from '../messages';
import { useT } from '../useT';
import type { FieldProps } from './TextInput';

/** The comma of Latin and of Arabic keyboards. */
const COMMA = /[,،]/;

/** A list of words of a form: Enter or a comma adds what was typed, duplicates are dropped (Spec 1 §5). */
export function TagInput<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  isRequired = false,
}: FieldProps<Values>) {
  const t = useT();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const tags: readonly string[] = field.value;
  const help = fieldState.error?.message ?? hint;
  const add = (text: string) => {
    field.onChange(distinctTexts([...tags, ...text.split(COMMA)]));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && !COMMA.test(event.key)) return;
    if (event.key === 'Enter' && typed.trim() === '') return;
    event.preventDefault();
    add(typed);
  };
  return (
    <FormControl fullWidth size="small" error={fieldState.invalid} required={isRequired}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={field.name}
        inputRef={field.ref}
        label={label}
        value={typed}
        autoComplete="off"
        inputProps={{ 'aria-describedby': help ? `${id}-help` : undefined, dir: 'auto' }}
        onChange={({ target: { value } }) => {
          if (COMMA.test(value)) add(value);
          else setTyped(value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (typed.trim()) add(typed);
          field.onBlur();
        }}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
      {tags.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.75,
            margin: 0,
            marginBlockStart: 1,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {tags.map((tag) => (
            <Box
              key={tag}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                paddingInlineStart: 1,
                borderRadius: 1,
                bgcolor: 'accentSoft',
              }}
            >
              <span dir="auto">{tag}</span>
              <Box
                component="button"
                type="button"
                aria-label={t(messages.removeTag, { name: tag })}
                onClick={() => {
                  field.onChange(tags.filter((other) => other !== tag));
                }}
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 26,
                  height: 26,
                  padding: 0,
                  border: 0,
                  background: 'none',
                  color: 'inherit',
                  cursor: 'pointer',
                }}
              >
                <X size={13} aria-hidden />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </FormControl>
  );
}
