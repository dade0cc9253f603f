import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState, type Ref } from 'react';

import { labServiceKind, labServiceTexts } from '#client/sections/home-services/kinds/labService';
import { useRows } from '#client/sections/home-services/shared/kind/useRows';
import { useNames } from '#client/sections/home-services/shared/useNames';
import { useT } from '#client/ui/language/useT';
import { makeFilter } from '#client/ui/search/makeFilter';
import { cleanText } from '#contract/text/typed';
import { catalogueMessages } from '../messages';

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
export function TestNameField({ typed, entered, inputRef, onTyped, onEntered, onChosen }: TestNameFieldProps) {
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
