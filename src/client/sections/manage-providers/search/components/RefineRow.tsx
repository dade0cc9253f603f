import Box from '@mui/material/Box';

import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { NARROWED_BY, type Narrowing, type Search } from '#client/sections/manage-providers/directory/search';
import type { Choice } from '#client/ui/form/ChoiceText';
import { useT } from '#client/ui/language/useT';
import { FilterFold } from '#client/ui/layout/FilterFold';
import { FilterSelect } from '#client/ui/search/FilterSelect';

interface RefineRowProps {
  search: Search;
  /** What each part can be narrowed to. */
  choices: Readonly<Record<keyof Narrowing, readonly Choice[]>>;
  onNarrowed: (narrowed: { part: keyof Narrowing; value: string }) => void;
}

const ANY = 'any';

/** Narrows the search of one kind (decisions: Manage Providers search). */
export function RefineRow({ search, choices, onNarrowed }: RefineRowProps) {
  const t = useT();
  return (
    <Box
      role="group"
      aria-label={t(directoryMessages.refine)}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
        {t(directoryMessages.refine)}
      </Box>
      <FilterFold isNarrowed={Object.values(NARROWED_BY[search.kind]).some((part) => search[part] !== '')}>
        {Object.values(NARROWED_BY[search.kind]).map((part) => (
          <FilterSelect
            key={part}
            label={t(directoryMessages[part])}
            value={search[part] || ANY}
            choices={[{ value: ANY, label: t(directoryMessages.any) }, ...choices[part]]}
            onChange={(chosen) => onNarrowed({ part, value: chosen === ANY ? '' : chosen })}
          />
        ))}
      </FilterFold>
    </Box>
  );
}
