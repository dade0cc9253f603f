import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { EmptyState } from '#client/ui/feedback/EmptyState';
import { FilterSelect } from '#client/ui/search/FilterSelect';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import { ListFailure } from '../shared/components/ListFailure';
import { itemName } from '../shared/names';
import { useRows } from '../shared/resource/useRows';
import { useFilter } from '../shared/tabs/useFilter';
import { providerMessages } from './messages';
import { homeProviderResource } from './resources';

interface ChosenProviderProps {
  /** Stands beside the choice of the provider. */
  beside?: ReactNode;
  children: (provider: Id) => ReactNode;
}

/** A select that chooses a provider and keeps it in the address, and below it the content for that provider. */
export function ChosenProvider({ beside, children }: ChosenProviderProps) {
  const t = useT();
  const providers = useRows(homeProviderResource, {});
  const { rows, failure } = providers;
  const [chosen, choose] = useFilter('provider');
  const provider = rows?.find(({ id }) => String(id) === chosen);
  const isLoading = chosen !== '' && rows === undefined;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <FilterSelect
          label={t(providerMessages.provider)}
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
          <EmptyState
            text={t(rows?.length === 0 ? providerMessages.noProvidersYet : providerMessages.chooseProvider)}
          />
        ))}
    </>
  );
}
