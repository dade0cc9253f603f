import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTheme } from '@mui/material/styles';

import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import type { Search } from '#client/sections/manage-providers/directory/search';
import { mirroredRadioKeys } from '#client/ui/form/mirroredRadioKeys';
import { useT } from '#client/ui/language/useT';
import { SubmittedSearch, type TypedSearch } from '#client/ui/search/SubmittedSearch';

interface SearchPanelProps extends TypedSearch {
  kind: Search['kind'];
  onSearch: (text: string) => void;
  onKindChosen: (kind: Search['kind']) => void;
}

/** The search box, and the choice of the kind to search for (Spec 1 §2). */
export function SearchPanel({ kind, onKindChosen, ...search }: SearchPanelProps) {
  const t = useT();
  const { direction } = useTheme();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <SubmittedSearch placeholder={t(directoryMessages.searchBox)} {...search} />
      <RadioGroup
        row
        aria-label={t(directoryMessages.kind)}
        value={kind}
        onKeyDown={direction === 'rtl' ? mirroredRadioKeys : undefined}
        onChange={(_, chosen) => onKindChosen(chosen as Search['kind'])}
      >
        <FormControlLabel value="" control={<Radio size="small" />} label={t(directoryMessages.all)} />
        <FormControlLabel value="doctors" control={<Radio size="small" />} label={t(directoryMessages.doctors)} />
        <FormControlLabel value="providers" control={<Radio size="small" />} label={t(directoryMessages.providers)} />
      </RadioGroup>
    </Box>
  );
}
