import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type Ref, useMemo, useState } from 'react';
import { type Control, type FieldError, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { wayOf } from '#client/lib/bidi';
import { labServiceKind, labServiceTexts } from '#client/sections/home-services/kinds/labService';
import { packageTestTexts } from '#client/sections/home-services/kinds/packageTest';
import { useRows } from '#client/sections/home-services/shared/kind/useRows';
import { useNames } from '#client/sections/home-services/shared/useNames';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { makeFilter } from '#client/ui/search/makeFilter';
import { cleanText } from '#contract/text/typed';
import { catalogueMessages } from '../messages';

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

interface TestRowProps {
  name: string;
  onRemove: () => void;
}

/** A test of a package by its name, with Remove. */
function TestRow({ name, onRemove }: TestRowProps) {
  const t = useT();
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box dir={wayOf(name)} sx={{ flex: 1 }}>
          {name}
        </Box>
        <Button size="small" color="inherit" aria-label={t(catalogueMessages.removeTest, { name })} onClick={onRemove}>
          {t(packageTestTexts.remove)}
        </Button>
      </Box>
    </li>
  );
}

interface TestNameFieldProps {
  typed: string;
  /** The tests that are entered already. */
  entered: readonly string[];
  inputRef: Ref<HTMLInputElement>;
  onTyped: (text: string) => void;
  /** Enter was pressed on what is typed. */
  onEntered: () => void;
  /** One of the names that are offered was chosen. */
  onChosen: (name: string) => void;
}

/** The chosen name is taken out of the field at once. */
const NOTHING = '';

/** The most names that are offered at once. */
const OFFERED = 8;

const filterNames = makeFilter<string>((name) => name, OFFERED);

/** The name of a test: any, and while it is typed those of the lab services that have its words are offered. */
function TestNameField({ typed, entered, inputRef, onTyped, onEntered, onChosen }: TestNameFieldProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const offered = useOffered(typed, entered);
  return (
    <Autocomplete
      freeSolo
      disableClearable
      fullWidth
      size="small"
      options={offered}
      filterOptions={(all) => all}
      open={isOpen && offered.length > 0}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      value={NOTHING}
      inputValue={typed}
      slotProps={{ listbox: { 'aria-labelledby': undefined, 'aria-label': t(labServiceTexts.list) } }}
      onInputChange={(_, text, reason) => reason === 'input' && onTyped(text)}
      onChange={(_, chosen) => onChosen(cleanText(chosen))}
      onKeyDown={(event) => {
        const isOnOption = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
        if (event.key !== 'Enter' || isOnOption) return;
        event.preventDefault();
        event.defaultMuiPrevented = true;
        setIsOpen(false);
        onEntered();
      }}
      renderInput={(params) => <TextField {...params} label={t(catalogueMessages.testName)} inputRef={inputRef} />}
    />
  );
}

/** The names of the lab services that have what is typed, without those that are entered. */
function useOffered(typed: string, entered: readonly string[]): readonly string[] {
  const names = useNames();
  const { rows } = useRows(labServiceKind, NO_FILTER);
  const all = useMemo(() => [...new Set((rows ?? []).map(names.of))], [names, rows]);
  if (cleanText(typed) === '') return [];
  return filterNames(all, { inputValue: typed }).filter((name) => !entered.includes(name));
}

const NO_FILTER = {};
