import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { EmptyState } from '#client/ui/feedback/EmptyState';
import { SubmittedSearch } from '#client/ui/search/SubmittedSearch';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useT } from '#client/ui/useT';
import type { Location } from '#contract/directory';
import { messages } from '../messages';
import { ChoiceList } from './ChoiceList';

interface LocationSearchProps {
  /** What was searched for; empty before the first search. */
  text: string;
  /** `undefined` while there is no answer yet. */
  results: readonly Location[] | undefined;
  isSearching: boolean;
  /** What says that the search failed. */
  failure: ReactNode;
  onSearch: (text: string) => void;
  onLocationChosen: (id: string) => void;
}

/** The search for locations by name, with its results (Spec 1 §2). */
export function LocationSearch({
  text,
  results,
  isSearching,
  failure,
  onSearch,
  onLocationChosen,
}: LocationSearchProps) {
  const t = useT();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <SubmittedSearch text={text} placeholder={t(messages.searchBox)} onSearch={onSearch} />
        <Box role="status" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
          {results && !isSearching && t(messages.locationCount, { count: results.length })}
        </Box>
      </Box>
      {failure}
      {!text && <EmptyState text={t(messages.start)} />}
      {text && isSearching && <TableSkeleton rows={8} />}
      {text && !isSearching && results && <Results text={text} results={results} onLocationChosen={onLocationChosen} />}
    </>
  );
}

interface ResultsProps extends Pick<LocationSearchProps, 'text' | 'onLocationChosen'> {
  results: readonly Location[];
}

function Results({ text, results, onLocationChosen }: ResultsProps) {
  const t = useT();
  if (results.length === 0) return <EmptyState text={t(messages.noResults, { text })} />;
  const choices = results.map(({ id, name, address, city, country }) => ({
    id: String(id),
    name: name || t(messages.unnamedLocation),
    note: [address, city, country].filter(Boolean).join(', '),
  }));
  return (
    <ChoiceList
      label={t(messages.locationCount, { count: results.length })}
      choices={choices}
      onChosen={onLocationChosen}
    />
  );
}
