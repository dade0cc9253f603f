import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useSpecialties } from '#client/features/doctor-profile';
import { useLoaded } from '#client/state/requests/useLoaded';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useT } from '#client/ui/useT';
import { DIRECTORY_SEARCH_LIMIT } from '#contract/rules';
import { ProviderCard } from './components/ProviderCard';
import { RefineRow } from './components/RefineRow';
import { SearchPanel } from './components/SearchPanel';
import { DoctorEntry } from './DoctorEntry';
import { manageProvidersKeys } from './keys';
import { messages } from './messages';
import { narrowingOf } from './narrowing';
import { selectFoundDoctors, selectFoundProviders, selectKnown, selectSearch } from './selectors';
import { kindChosen, providerChosen, resultsOpened, searchNarrowed, searchSubmitted } from './slice';

/** The search view: box, kind, refinement, and what was found in two sections (Spec 1 §2). */
export function DirectorySearch() {
  const t = useT();
  const dispatch = useDispatch();
  const wanted = useSelector(selectSearch);
  const known = useSelector(selectKnown);
  const { specialties } = useSpecialties({ isWanted: wanted.kind === 'doctors' });
  const { isPending, failure, reload } = useLoaded(
    manageProvidersKeys.search,
    wanted.text ? resultsOpened(wanted) : null,
  );

  return (
    <>
      <SearchPanel
        text={wanted.text}
        kind={wanted.kind}
        onSearch={(text) => {
          if (text === wanted.text) reload();
          else dispatch(searchSubmitted(text));
        }}
        onKindChosen={(kind) => dispatch(kindChosen(kind))}
      />
      {wanted.kind !== '' && (
        <RefineRow
          search={wanted}
          known={known}
          specialties={specialties.map(({ id, name }) => ({ value: id, label: name }))}
          onNarrowed={(by) => dispatch(searchNarrowed(by))}
        />
      )}
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {wanted.text === '' && <EmptyState text={t(messages.start)} />}
      {wanted.text !== '' && !failure && (
        <Results
          kind={wanted.kind}
          isNarrowed={Object.keys(narrowingOf(wanted)).length > 0}
          isPending={isPending}
          onProviderChosen={(id) => dispatch(providerChosen(id))}
        />
      )}
    </>
  );
}

interface ResultsProps {
  kind: string;
  /** Whether the answer is cut at the limit. */
  isNarrowed: boolean;
  isPending: boolean;
  onProviderChosen: (id: string) => void;
}

function Results({ kind, isNarrowed, isPending, onProviderChosen }: ResultsProps) {
  const t = useT();
  const doctors = useSelector(selectFoundDoctors);
  const providers = useSelector(selectFoundProviders);
  if (!doctors || !providers) return <TableSkeleton rows={8} />;
  if (doctors.length + providers.length === 0 && !isPending) return <EmptyState text={t(messages.noResults)} />;
  const isCut = isNarrowed && doctors.length + providers.length >= DIRECTORY_SEARCH_LIMIT;
  return (
    <Box aria-busy={isPending} sx={{ display: 'grid', gap: 2.5, opacity: isPending ? 0.6 : 1 }}>
      {isCut && <Alert severity="info">{t(messages.cut, { limit: DIRECTORY_SEARCH_LIMIT })}</Alert>}
      {kind !== 'providers' && (
        <Found title={t(messages.doctorsTitle, { count: doctors.length })}>
          {doctors.map((doctor) => (
            <DoctorEntry key={doctor.id} doctor={doctor} />
          ))}
        </Found>
      )}
      {kind !== 'doctors' && (
        <Found title={t(messages.providersTitle, { count: providers.length })}>
          {providers.map((provider) => (
            <ProviderCard
              key={provider.id}
              provider={provider}
              onOpen={() => {
                onProviderChosen(String(provider.id));
              }}
            />
          ))}
        </Found>
      )}
    </Box>
  );
}

function Found({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
