import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { readRecentIds } from '#client/device/recentIds';
import { useSpecialties } from '#client/features/doctor-profile';
import { useSearchDraft } from '#client/state/forms/useSearchDraft';
import { useLoaded } from '#client/state/requests/useLoaded';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { kindChosen, directoryResultsOpened, searchNarrowed, directorySearchSubmitted } from '../directory/events';
import { manageProvidersKeys } from '../directory/keys';
import { providerTypeText } from '../directory/providerType';
import { selectDirectorySearch, selectSeen } from '../directory/selectors';
import { RefineRow } from './components/RefineRow';
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
