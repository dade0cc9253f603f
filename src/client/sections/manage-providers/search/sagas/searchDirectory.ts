import { all, call, put, type SagaGenerator } from 'typed-redux-saga';

import type { FoundCounts } from '#client/api/directory';
import * as directoryApi from '#client/api/directory';
import { doctors, locations, providers } from '#client/entities/clinic';
import { entitiesMerged, storeList } from '#client/entities/entityStore';
import { resultsCounted, type directoryResultsOpened } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { isNarrowed, narrowingQuery, type Search } from '#client/sections/manage-providers/directory/search';
import type { DirectorySearchReply } from '#contract/directory';

type Found = Partial<Pick<DirectorySearchReply, 'doctors' | 'providers' | 'locations'>> & { counts: FoundCounts };

/** Finds doctors and providers, and keeps the locations that come with them (Spec 1 §7). */
export function* searchDirectory({ payload: search }: ReturnType<typeof directoryResultsOpened>) {
  const found = yield* call(ask, search);
  yield* put(entitiesMerged(locations.normalize(found.locations ?? []).entities));
  yield* put(resultsCounted(found.counts));
  yield* storeList(doctors, manageProvidersKeys.doctors, found.doctors ?? []);
  yield* storeList(providers, manageProvidersKeys.providers, found.providers ?? []);
}

/**
 * A narrowed search asks the search of its kind, another text the combined one; before a text the first of each kind
 * are asked for (decisions: Manage Providers search).
 */
function* ask(search: Search): SagaGenerator<Found> {
  const { text, kind } = search;
  if (text === '' && kind === '') return yield* call(askForFirst);
  if (text !== '' && !isNarrowed(search)) return yield* call(directoryApi.searchDirectory, text, kind || undefined);
  const narrowedSearch = kind === 'doctors' ? directoryApi.searchDoctors : directoryApi.searchProviders;
  return yield* call(narrowedSearch, text, narrowingQuery(search));
}

function* askForFirst(): SagaGenerator<Found> {
  const first = yield* all({
    doctors: call(directoryApi.searchDoctors, '', {}),
    providers: call(directoryApi.searchProviders, '', {}),
  });
  const counts = { ...first.doctors.counts, providers: first.providers.counts.providers };
  return { ...first.doctors, ...first.providers, counts };
}
