import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { readRecentIds } from '#client/device/recentIds';
import { useSpecialties } from '#client/features/doctor-profile';
import { useSearchDraft } from '#client/state/forms/useSearchDraft';
import { useLoaded } from '#client/state/requests/useLoaded';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import type { Choice } from '#client/ui/form/ChoiceText';
import { useT } from '#client/ui/language/useT';
import { FilterFold } from '#client/ui/layout/FilterFold';
import { FilterSelect } from '#client/ui/search/FilterSelect';
import { directoryResultsOpened, directorySearchSubmitted, kindChosen, searchNarrowed } from '../directory/events';
import { manageProvidersKeys } from '../directory/keys';
import { directoryMessages } from '../directory/messages';
import { providerTypeText } from '../directory/providerType';
import { NARROWED_BY, type Narrowing, type Search } from '../directory/search';
import { selectDirectorySearch, selectSeen } from '../directory/selectors';
import { SearchPanel } from './components/SearchPanel';
import { RecentProviders } from './RecentProviders';
import { SearchResults } from './SearchResults';

/** The search view: the box, the kind, what narrows the search, and what was found (Spec 1 §2). */
export function DirectorySearch() {
  const t = useT();
  const dispatch = useDispatch();
  const search = useSelector(selectDirectorySearch);
  const seen = useSelector(selectSeen);
  const draft = useSearchDraft(manageProvidersKeys.search, search.text);
  const [recent] = useState(() => readRecentIds('providers'));
  const recentIds = search.text === '' && draft.typed === '' && search.kind !== 'doctors' ? recent : [];
  const { specialties } = useSpecialties({ isWanted: search.kind === 'doctors' });
  const { isPending, failure, reload } = useLoaded(manageProvidersKeys.search, directoryResultsOpened(search), false);

  return (
    <>
      <SearchPanel
        kind={search.kind}
        {...draft}
        onSearch={(text) => {
          if (text === search.text) reload();
          else dispatch(directorySearchSubmitted(text));
        }}
        onKindChosen={(kind) => dispatch(kindChosen(kind))}
      />
      {search.kind !== '' && (
        <RefineRow
          search={search}
          choices={{
            ...seen,
            providerType: seen.providerType.map((type) => ({ value: type, label: t(providerTypeText(type)) })),
            specialty: specialties.map(({ id, name }) => ({ value: id, label: name })),
          }}
          onNarrowed={(narrowed) => dispatch(searchNarrowed(narrowed))}
        />
      )}
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      <RecentProviders ids={recentIds} />
      {!failure && <SearchResults {...{ search, isPending, recentIds }} typed={draft.typed} />}
    </>
  );
}

interface RefineRowProps {
  search: Search;
  /** What each part can be narrowed to. */
  choices: Readonly<Record<keyof Narrowing, readonly Choice[]>>;
  onNarrowed: (narrowed: { part: keyof Narrowing; value: string }) => void;
}

const ANY = 'any';

/** Narrows the search of one kind (decisions: Manage Providers search). */
function RefineRow({ search, choices, onNarrowed }: RefineRowProps) {
  const t = useT();
  return (
    <Box
      role="group"
      aria-label={t(directoryMessages.refine)}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
        {t(directoryMessages.refine)}
      </Box>
      <FilterFold isNarrowed={Object.values(NARROWED_BY[search.kind]).some((part) => search[part] !== '')}>
        {Object.values(NARROWED_BY[search.kind]).map((part) => (
          <FilterSelect
            key={part}
            label={t(directoryMessages[part])}
            value={search[part] || ANY}
            choices={[{ value: ANY, label: t(directoryMessages.any) }, ...choices[part]]}
            onChange={(chosen) => onNarrowed({ part, value: chosen === ANY ? '' : chosen })}
          />
        ))}
      </FilterFold>
    </Box>
  );
}
