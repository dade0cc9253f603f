import Box from '@mui/material/Box';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { MarkedMatches } from '#client/ui/search/MarkedMatches';
import { SubmittedSearch, type TypedSearch } from '#client/ui/search/SubmittedSearch';
import type { Location } from '#contract/directory';
import { availabilitiesMessages } from '../messages';
import type { FoundDoctor } from '../selectors';
import { ChoiceListSkeleton } from './ChoiceList';
import { FoundDoctors } from './FoundDoctors';
import { LocationChoices } from './LocationChoices';

interface LocationSearchProps extends TypedSearch {
  /** What was searched for; empty before the first search. */
  text: string;
  /** `undefined` while there is no answer yet. */
  results: readonly Location[] | undefined;
  /** The doctors who were found, likewise. */
  doctors?: readonly FoundDoctor[] | undefined;
  isSearching: boolean;
  /** What says that the search failed. */
  failure: ReactNode;
  /** Stands below before the first search. */
  front?: ReactNode;
  onSearch: (text: string) => void;
  onLocationChosen: (id: string) => void;
  onDoctorChosen?: (doctor: string, location: string) => void;
}

/** The search for locations and doctors by name, with its results (Spec 1 §2, §7). */
export function LocationSearch(props: LocationSearchProps) {
  const { text, results, isSearching, failure, typed, front, onTyped, onSearch, ...found } = props;
  const t = useT();
  const locations = t(availabilitiesMessages.locationCount, { count: results?.length ?? 0 });
  const doctors = t(availabilitiesMessages.doctorCount, { count: found.doctors?.length ?? 0 });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmittedSearch placeholder={t(availabilitiesMessages.searchBox)} {...{ typed, onTyped, onSearch }} />
        <Box role="status" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
          {results &&
            !isSearching &&
            (found.doctors?.length ? t(availabilitiesMessages.found, { locations, doctors }) : locations)}
        </Box>
      </Box>
      {failure}
      {!text && front}
      {text && isSearching && <ChoiceListSkeleton />}
      {text && !isSearching && results && <Results text={text} results={results} {...found} />}
    </>
  );
}

interface ResultsProps extends Pick<LocationSearchProps, 'text' | 'doctors' | 'onLocationChosen' | 'onDoctorChosen'> {
  results: readonly Location[];
}

const NO_DOCTORS: readonly FoundDoctor[] = [];

function Results({ text, results, doctors = NO_DOCTORS, onLocationChosen, onDoctorChosen }: ResultsProps) {
  const t = useT();
  if (results.length + doctors.length === 0)
    return <EmptyState icon={SearchX} text={t(availabilitiesMessages.noResults, { text })} />;
  return (
    <MarkedMatches search={text}>
      {results.length > 0 && (
        <LocationChoices
          label={t(availabilitiesMessages.locationCount, { count: results.length })}
          locations={results}
          onChosen={onLocationChosen}
        />
      )}
      {doctors.length > 0 && onDoctorChosen && <FoundDoctors doctors={doctors} onChosen={onDoctorChosen} />}
    </MarkedMatches>
  );
}
