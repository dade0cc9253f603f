import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { EmptyState } from '#client/ui/feedback/EmptyState';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { MarkedMatches } from '#client/ui/search/MarkedMatches';
import { DIRECTORY_SEARCH_LIMIT } from '#contract/rules';
import { providerChosen } from '../directory/events';
import { directoryMessages } from '../directory/messages';
import { isNarrowed, type Search } from '../directory/search';
import { selectFoundCounts, selectDirectoryDoctors, selectFoundProviders } from '../directory/selectors';
import { CardFrame, DirectorySkeleton } from '../people/components/Card';
import { ProviderCard } from '../people/components/ProviderCard';
import { DoctorEntry } from '../people/DoctorEntry';

interface SearchResultsProps {
  search: Search;
  /** Whether a newer answer is on its way. */
  isPending: boolean;
}

/** The doctors and the providers that were found, in two sections (Spec 1 §2). */
export function SearchResults({ search, isPending }: SearchResultsProps) {
  const t = useT();
  const dispatch = useDispatch();
  const doctors = useSelector(selectDirectoryDoctors);
  const providers = useSelector(selectFoundProviders);
  const counts = useSelector(selectFoundCounts);
  if (!doctors || !providers) return <DirectorySkeleton />;
  const shown = doctors.length + providers.length;
  if (shown === 0 && !isPending) return <EmptyState icon={SearchX} text={t(directoryMessages.noResults)} />;
  return (
    <MarkedMatches search={search.text}>
      <Box aria-busy={isPending} sx={{ display: 'grid', gap: 2.5, opacity: isPending ? 0.6 : 1 }}>
        {(counts.total > shown || (isNarrowed(search) && shown >= DIRECTORY_SEARCH_LIMIT)) && (
          <PlainAlert severity="info">{t(directoryMessages.cut, { limit: shown })}</PlainAlert>
        )}
        {search.kind !== 'providers' && (
          <Found title={t(directoryMessages.doctorsTitle, { count: counts.doctors })}>
            {doctors.map((doctor) => (
              <DoctorEntry key={doctor.id} doctor={doctor} />
            ))}
          </Found>
        )}
        {search.kind !== 'doctors' && (
          <Found title={t(directoryMessages.providersTitle, { count: counts.providers })}>
            {providers.map((provider) => (
              <ProviderCard
                key={provider.id}
                provider={provider}
                onOpen={() => dispatch(providerChosen(String(provider.id)))}
              />
            ))}
          </Found>
        )}
      </Box>
    </MarkedMatches>
  );
}

function Found({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {children.length > 0 && <CardFrame>{children}</CardFrame>}
    </Box>
  );
}
