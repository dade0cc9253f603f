import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { ListFailure } from '#client/sections/home-services/crud/ListFailure';
import { itemName } from '#client/sections/home-services/crud/names';
import { useFilter } from '#client/sections/home-services/crud/useFilter';
import { useRows } from '#client/sections/home-services/crud/useResource';
import { messages } from '#client/sections/home-services/messages';
import { homeProviderResource } from '#client/sections/home-services/resources';
import { EmptyState } from '#client/ui/EmptyState';
import { FilterSelect } from '#client/ui/FilterSelect';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useWords } from '#client/ui/useWords';
import type { Id } from '#contract/common';

interface OfProviderProps {
  /** Stands beside the choice of the provider. */
  beside?: ReactNode;
  children: (provider: Id) => ReactNode;
}

/** What is about one provider: the select that chooses it, for the address too, and the content once it is there. */
export function OfProvider({ beside, children }: OfProviderProps) {
  const words = useWords();
  const providers = useRows(homeProviderResource, {});
  const { rows, failure } = providers;
  const [chosen, choose] = useFilter('provider');
  const provider = rows?.find(({ id }) => String(id) === chosen);
  const isLoading = chosen !== '' && rows === undefined;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <FilterSelect
          label={words(messages.provider)}
          value={chosen}
          width={280}
          choices={(rows ?? []).map((row) => ({ value: row.id, label: itemName(row) }))}
          onChange={choose}
        />
        {beside}
      </Box>
      <ListFailure list={providers} />
      {provider && children(provider.id)}
      {!provider &&
        !failure &&
        (isLoading ? (
          <TableSkeleton />
        ) : (
          <EmptyState text={words(rows?.length === 0 ? messages.noProvidersYet : messages.chooseProvider)} />
        ))}
    </>
  );
}
