import Box from '@mui/material/Box';

import { FilterSelect } from '#client/ui/FilterSelect';
import type { Choice } from '#client/ui/form/SelectInput';
import { useWords } from '#client/ui/useWords';
import { messages } from '../messages';
import type { Search } from '../slice';

interface RefineRowProps {
  search: Search;
  known: { providers: Choice[]; locations: Choice[]; providerTypes: Choice[] };
  specialties: readonly Choice[];
  onNarrowed: (by: Record<string, string>) => void;
}

const ANY = 'any';

/** Narrows the search of one kind (decisions: Manage Providers search). */
export function RefineRow({ search, known, specialties, onNarrowed }: RefineRowProps) {
  const words = useWords();
  const narrow = (param: string, label: string, value: string, choices: readonly Choice[]) => (
    <FilterSelect
      key={param}
      label={label}
      value={value || ANY}
      choices={[{ value: ANY, label: words(messages.any) }, ...choices]}
      onChange={(chosen) => {
        onNarrowed({ [param]: chosen === ANY ? '' : chosen });
      }}
    />
  );
  const location = narrow('location', words(messages.location), search.location, known.locations);
  return (
    <Box
      role="group"
      aria-label={words(messages.refine)}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words(messages.refine)}
      </Box>
      {search.kind === 'doctors'
        ? [
            narrow('provider', words(messages.provider), search.provider, known.providers),
            narrow('specialty', words(messages.specialty), search.specialty, specialties),
            location,
          ]
        : [narrow('ptype', words(messages.providerType), search.providerType, known.providerTypes), location]}
    </Box>
  );
}
