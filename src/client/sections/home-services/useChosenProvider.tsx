import type { Id } from '../../../contract/common';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { FilterSelect } from '../../ui/FilterSelect';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { useWords } from '../../ui/useWords';
import { useRows } from './crud/useResource';
import { messages } from './messages';
import { nameOf } from './names';
import { homeProviderResource } from './resources';
import { useFilter } from './useFilter';

const EVERYTHING = {};

/**
 * For the tabs that are about one provider: the provider that is chosen in the address, the select that chooses it, and
 * what stands in for the content until one is there.
 */
export function useChosenProvider() {
  const words = useWords();
  const { rows, failure, reload } = useRows(homeProviderResource, EVERYTHING);
  const [chosen, choose] = useFilter('provider');
  const provider: Id | undefined = rows?.find(({ id }) => String(id) === chosen)?.id;
  const choices = (rows ?? []).map((row) => ({ value: row.id, label: nameOf(row) }));
  const isLoading = chosen !== '' && rows === undefined;
  return {
    provider,
    choice: <FilterSelect label={words(messages.provider)} value={chosen} width={280} choices={choices} onChange={choose} />,
    placeholder: failure ? (
      <ErrorPanel failure={failure} onRetry={reload} />
    ) : isLoading ? (
      <TableSkeleton />
    ) : (
      <EmptyState text={words(messages.chooseProvider)} />
    ),
  };
}
