import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { wayOf } from '#client/lib/bidi';
import { doctorName } from '#client/lib/doctorName';
import { secondLines } from '#client/lib/namesakes';
import { fullName, shownName } from '#client/lib/text';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { MarkedMatches } from '#client/ui/search/MarkedMatches';
import { SearchedText } from '#client/ui/search/SearchedText';
import { SubmittedSearch, type TypedSearch } from '#client/ui/search/SubmittedSearch';
import type { Location } from '#contract/directory';
import { availabilitiesMessages } from '../messages';
import { describedDoctor, namesakeLine } from '../namesakes';
import type { FoundDoctor } from '../selectors';
import { ChoiceListSkeleton } from './ChoiceList';
import { LocationChoices } from './LocationChoices';
import { ResultList } from './ResultList';

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

interface FoundDoctorsProps {
  doctors: readonly FoundDoctor[];
  /** Called with the ids of a doctor and of one of his or her locations. */
  onChosen: (doctor: string, location: string) => void;
}

/** The doctors that a search found, each with the locations at which they are opened (Spec 1 §7). */
function FoundDoctors({ doctors, onChosen }: FoundDoctorsProps) {
  const t = useT();
  const lines = secondLines(doctors.map(describedDoctor));
  return (
    <List aria-label={t(availabilitiesMessages.doctorCount, { count: doctors.length })}>
      {doctors.map((doctor) => {
        const name = t(doctorName(doctor));
        const line = namesakeLine(lines, doctor.id);
        return (
          <li key={doctor.id}>
            <Picture name={fullName(doctor)} src={doctor.profile_picture ?? null} size={36} />
            <div>
              <strong dir={wayOf(name)}>
                <SearchedText>{name}</SearchedText>
              </strong>
              {line && (
                <div className="line" dir={wayOf(line)}>
                  {line}
                </div>
              )}
              <div className="places">
                {doctor.locations.length === 0 && <span>{t(availabilitiesMessages.noLocations)}</span>}
                {doctor.locations.map(({ id, name: location }) => (
                  <Link
                    key={id}
                    component="button"
                    type="button"
                    dir={wayOf(location)}
                    aria-label={t(availabilitiesMessages.doctorAt, {
                      doctor: name,
                      location: shownName(location) ?? availabilitiesMessages.unnamedLocation,
                    })}
                    onClick={() => onChosen(String(doctor.id), String(id))}
                  >
                    <SearchedText>{shownName(location) ?? t(availabilitiesMessages.unnamedLocation)}</SearchedText>
                  </Link>
                ))}
              </div>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled(ResultList)(({ theme }) => ({
  '.line': { fontSize: 13, color: theme.vars.palette.text.secondary },
  '.places': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', color: theme.vars.palette.text.secondary },
}));
