import Autocomplete, { type AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useController, type FieldValues } from 'react-hook-form';

import { wayOf } from '#client/lib/bidi';
import { distinctTexts } from '#client/lib/text';
import { useT } from '../language/useT';
import { useFieldWords } from './fieldWords';
import { fieldMessages } from './messages';
import type { FieldProps } from './TextInput';

/** The comma of Latin and of Arabic keyboards. */
const COMMA = /[,،]/;

/** Nothing is offered to choose from, so that a screen reader should announce a plain text field. */
const PLAIN_FIELD = { role: undefined, 'aria-autocomplete': undefined, 'aria-expanded': undefined, dir: 'auto' };

/**
 * A list of words of a form: Enter or a comma adds what was typed, duplicates are dropped (Spec 1 §5). A word is taken
 * out by its button, or from the keyboard: Backspace takes the last one, and arrow keys reach the others.
 */
export function TagInput<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  isRequired = false,
}: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  useFieldWords(name, label, (words) => (words as readonly string[]).join(', '));
  const [typed, setTyped] = useState('');
  const tags: string[] = field.value;
  const setTags = (texts: readonly string[]) => field.onChange(distinctTexts(texts));
  const type = (text: string) => {
    if (COMMA.test(text)) setTags([...tags, ...text.split(COMMA)]);
    setTyped(COMMA.test(text) ? '' : text);
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      disableClearable
      open={false}
      size="small"
      options={[]}
      value={tags}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        // "reset" comes when a word is removed: what is being typed beside it stays.
        if (reason !== 'reset') type(text);
      }}
      onChange={(_, texts) => setTags(texts)}
      onBlur={field.onBlur}
      onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
        event.defaultMuiPrevented = isForBrowser(event, typed);
      }}
      renderValue={(shown, itemProps) => <Tags tags={shown} itemProps={itemProps} />}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          name={field.name}
          label={label}
          inputRef={field.ref}
          required={isRequired}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? hint}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...PLAIN_FIELD } }}
        />
      )}
    />
  );
}

/** Whether a key presses a button, or moves within a word that is being typed: neither is for Autocomplete to take. */
function isForBrowser({ key, target }: KeyboardEvent, typed: string): boolean {
  if (target instanceof HTMLButtonElement) return key === 'Enter' || key === ' ';
  return typed !== '' && key.startsWith('Arrow');
}

interface TagsProps {
  tags: readonly string[];
  itemProps: AutocompleteRenderValueGetItemProps<true>;
}

/** The words in the field. What Autocomplete moves the focus to is the button of each. */
function Tags({ tags, itemProps }: TagsProps) {
  const t = useT();
  return (
    <TagList>
      {tags.map((tag, index) => {
        const { key, onDelete, ...button } = itemProps({ index });
        return (
          <li key={key}>
            <span dir={wayOf(tag)}>{tag}</span>
            <button
              {...button}
              type="button"
              tabIndex={0}
              aria-label={t(fieldMessages.removeTag, { name: tag })}
              onClick={onDelete}
            >
              <X size={13} aria-hidden />
            </button>
          </li>
        );
      })}
    </TagList>
  );
}

const TagList = styled('ul')(({ theme }) => ({
  display: 'contents',
  listStyle: 'none',
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    margin: 2,
    paddingInlineStart: 8,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.accentSoft,
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
}));
