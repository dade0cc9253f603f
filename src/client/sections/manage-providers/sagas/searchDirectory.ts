import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors, locations, providers } from '#client/entities/clinic';
import { entitiesMerged, storeList } from '#client/entities/entityStore';
import type { DirectorySearchReply } from '#contract/directory';
import { manageProvidersKeys } from '../keys';
import { narrowingOf } from '../narrowing';
import type { resultsOpened, Search } from '../slice';

/**
 * Finds doctors and providers; a narrowed search asks the search of its kind (Spec 1 §7; decisions: Manage Providers
 * search).
 */
export function* searchDirectory({ payload: search }: ReturnType<typeof resultsOpened>) {
  const {
    doctors: foundDoctors = [],
    providers: foundProviders = [],
    locations: places = [],
  } = yield* call(ask, search);
  yield* put(entitiesMerged(locations.normalize(places).entities));
  yield* storeList(doctors, manageProvidersKeys.doctors, foundDoctors);
  yield* storeList(providers, manageProvidersKeys.providers, foundProviders);
}

function* ask(
  search: Search,
): SagaGenerator<Partial<Pick<DirectorySearchReply, 'doctors' | 'providers' | 'locations'>>> {
  const { text, kind } = search;
  const by = narrowingOf(search);
  if (kind === '' || Object.keys(by).length === 0)
    return yield* call(directoryApi.searchDirectory, text, kind || undefined);
  return yield* call(kind === 'doctors' ? directoryApi.searchDoctors : directoryApi.searchProviders, text, by);
}
