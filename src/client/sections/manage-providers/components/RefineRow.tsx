import Box from '@mui/material/Box';

import type { Choice } from '#client/ui/form/SelectInput';
import { FilterSelect } from '#client/ui/search/FilterSelect';
import { useT } from '#client/ui/useT';
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
  const t = useT();
  const narrow = (param: string, label: string, value: string, choices: readonly Choice[]) => (
    <FilterSelect
      key={param}
      label={label}
      value={value || ANY}
      choices={[{ value: ANY, label: t(messages.any) }, ...choices]}
      onChange={(chosen) => {
        onNarrowed({ [param]: chosen === ANY ? '' : chosen });
      }}
    />
  );
  const location = narrow('location', t(messages.location), search.location, known.locations);
  return (
    <Box
      role="group"
      aria-label={t(messages.refine)}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t(messages.refine)}
      </Box>
      {search.kind === 'doctors'
        ? [
            narrow('provider', t(messages.provider), search.provider, known.providers),
            narrow('specialty', t(messages.specialty), search.specialty, specialties),
            location,
          ]
        : [narrow('ptype', t(messages.providerType), search.providerType, known.providerTypes), location]}
    </Box>
  );
}
