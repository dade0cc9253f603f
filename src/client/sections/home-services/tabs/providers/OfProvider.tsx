import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { Id } from '../../../../../contract/common';
import { EmptyState } from '../../../../ui/EmptyState';
import { FilterSelect } from '../../../../ui/FilterSelect';
import { TableSkeleton } from '../../../../ui/table/TableSkeleton';
import { useWords } from '../../../../ui/useWords';
import { ListFailure } from '../../crud/ListFailure';
import { itemName } from '../../crud/names';
import { useFilter } from '../../crud/useFilter';
import { useRows } from '../../crud/useResource';
import { messages } from '../../messages';
import { homeProviderResource } from '../../resources';

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
