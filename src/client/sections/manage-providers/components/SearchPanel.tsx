import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';

import { SearchBox } from '../../../ui/SearchBox';
import { useWords } from '../../../ui/useWords';
import { messages } from '../messages';
import type { Search } from '../slice';

interface SearchPanelProps {
  text: string;
  kind: Search['kind'];
  onSearch: (text: string) => void;
  onKindChosen: (kind: Search['kind']) => void;
}

/** The search box with its button, which needs a text, and the kind to search for (Spec 1 §2). */
export function SearchPanel({ text, kind, onSearch, onKindChosen }: SearchPanelProps) {
  const words = useWords();
  const [typed, setTyped] = useState(text);
  const wanted = typed.trim();
  const submit = () => { if (wanted) onSearch(wanted); };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <SearchBox value={typed} placeholder={words(messages.searchBox)} onChange={setTyped} onSubmit={submit} />
      <Button variant="contained" disabled={!wanted} onClick={submit}>{words(messages.search)}</Button>
      <RadioGroup row aria-label={words(messages.kind)} value={kind} onChange={(_, chosen) => { onKindChosen(chosen as Search['kind']); }}>
        <FormControlLabel value="" control={<Radio size="small" />} label={words(messages.all)} />
        <FormControlLabel value="doctors" control={<Radio size="small" />} label={words(messages.doctors)} />
        <FormControlLabel value="providers" control={<Radio size="small" />} label={words(messages.providers)} />
      </RadioGroup>
    </Box>
  );
}
