import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SearchX, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { doctorName } from '#client/lib/doctorName';
import { namesOf, textOf } from '#client/lib/text';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { MarkedMatches } from '#client/ui/search/MarkedMatches';
import { DIRECTORY_SEARCH_LIMIT } from '#contract/rules';
import { folded, searchTest } from '#contract/text/fold';
import { providerChosen } from '../directory/events';
import { directoryMessages } from '../directory/messages';
import { isNarrowed, type Search } from '../directory/search';
import { selectFoundCounts, selectDirectoryDoctors, selectFoundProviders } from '../directory/selectors';
import { CardFrame, DirectorySkeleton } from '../people/components/Card';
import { ProviderCard } from '../people/components/ProviderCard';
import { DoctorEntry } from '../people/DoctorEntry';

interface SearchResultsProps {
  search: Search;
  /** What stands in the box: it narrows what is shown until that is the answer to it. */
  typed: string;
  /** The providers that stand above already. */
  recentIds: readonly string[];
  /** Whether a newer answer is on its way. */
  isPending: boolean;
}

/** The doctors and the providers that were found, or are offered before a search, in two sections (Spec 1 §2). */
export function SearchResults({ search, typed, recentIds, isPending }: SearchResultsProps) {
  const t = useT();
  const dispatch = useDispatch();
  const allDoctors = useSelector(selectDirectoryDoctors);
  const allProviders = useSelector(selectFoundProviders);
  const counts = useSelector(selectFoundCounts);
  if (!allDoctors || !allProviders) return <DirectorySkeleton />;
  const isFront = search.text === '';
  const narrowing = isFront || isPending ? typed.trim() : '';
  const isFound = searchTest(narrowing);
  const doctors = allDoctors.filter((one) =>
    isFound(folded([t(doctorName(one)), ...namesOf(one.specializations)].join(' '))),
  );
  const providers = allProviders.filter(
    ({ id, name }) => isFound(folded(textOf(name))) && !recentIds.includes(String(id)),
  );
  const ofProviders = narrowing ? providers.length : counts.providers - (allProviders.length - providers.length);
  const inAll = allDoctors.length + allProviders.length;
  if (doctors.length + providers.length === 0) {
    if (isPending) return <DirectorySkeleton />;
    if (!isFront) return <EmptyState icon={SearchX} text={t(directoryMessages.noResults)} />;
    if (narrowing) return <EmptyState icon={SearchX} text={t(directoryMessages.notHere)} />;
    return recentIds.length === 0 && <EmptyState icon={UsersRound} text={t(directoryMessages.start)} />;
  }
  return (
    <MarkedMatches search={search.text || typed}>
      <Box aria-busy={isPending} sx={{ display: 'grid', gap: 2.5, opacity: isPending ? 0.6 : 1 }}>
        {(counts.total > inAll || (isNarrowed(search) && inAll >= DIRECTORY_SEARCH_LIMIT)) && (
          <PlainAlert severity="info" role={isFront ? 'status' : 'alert'}>
            {t(isFront ? directoryMessages.first : directoryMessages.cut, { limit: inAll })}
          </PlainAlert>
        )}
        {search.kind !== 'providers' && (
          <Found title={t(directoryMessages.doctorsTitle, { count: narrowing ? doctors.length : counts.doctors })}>
            {doctors.map((doctor) => (
              <DoctorEntry key={doctor.id} doctor={doctor} />
            ))}
          </Found>
        )}
        {search.kind !== 'doctors' && (
          <Found title={t(directoryMessages.providersTitle, { count: ofProviders })}>
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
