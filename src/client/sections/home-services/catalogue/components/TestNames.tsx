import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useController, type Control, type FieldError, type FieldPath, type FieldValues } from 'react-hook-form';

import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { cleanText } from '#contract/text/typed';
import { catalogueMessages } from '../messages';
import { TestNameField } from './TestNameField';
import { TestRow } from './TestRow';

interface TestNamesProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/**
 * The tests of a new package: entered by name, Enter adds, each can be removed (Spec 2 §5). The name being typed counts
 * as the last test from its first letter on, so that it is not lost when Enter was forgotten.
 */
export function TestNames<Values extends FieldValues>({ control, name }: TestNamesProps<Values>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const tests = field.value as readonly string[];
  const entered = cleanText(typed) === '' ? tests : tests.slice(0, -1);
  const type = (text: string) => {
    setTyped(text);
    const name = cleanText(text);
    field.onChange(name === '' ? entered : [...entered, name]);
  };
  const problem = problemIn(fieldState.error);
  const enter = () => setTyped('');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TestNameField
          typed={typed}
          entered={entered}
          inputRef={field.ref}
          onTyped={type}
          onEntered={enter}
          onChosen={(test) => {
            field.onChange([...entered, test]);
            setTyped('');
          }}
        />
        <Button variant="outlined" onClick={enter} sx={{ flex: 'none' }}>
          {t(catalogueMessages.addTest)}
        </Button>
      </Box>
      {problem && <PlainAlert severity="error">{problem}</PlainAlert>}
      <Box component="ol" sx={{ display: 'grid', gap: 0.5, margin: 0, paddingInlineStart: 3 }}>
        {entered.map((test, index) => (
          <TestRow
            key={`${index} ${test}`}
            name={test}
            onRemove={() => field.onChange(tests.filter((_, at) => at !== index))}
          />
        ))}
      </Box>
    </Box>
  );
}

/** What is wrong with the list of tests, or else with the first wrong test in it. */
function problemIn(error: FieldError | undefined): string | undefined {
  const ofTests = Object.values(error ?? {}) as ({ message?: string } | undefined)[];
  return error?.message ?? ofTests.find((one) => one?.message)?.message;
}
