import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import type { DirectorySearchReply } from '../../../../contract/directory';
import * as directoryApi from '../../../api/directory';
import { normalizeDoctors } from '../../../entities/doctor';
import { entitiesMerged } from '../../../entities/entityStore';
import { locations } from '../../../entities/location';
import { normalizeProviders } from '../../../entities/provider';
import { listReceived } from '../../../state/lists';
import { directoryKeys } from '../keys';
import { narrowingOf } from '../narrowing';
import type { resultsWanted, Search } from '../slice';

/** Finds doctors and providers; a narrowed search asks the search of its kind (Spec 1 §7; decisions: search). */
export function* searchDirectory({ payload: search }: ReturnType<typeof resultsWanted>) {
  const { doctors = [], providers = [], locations: places = [] } = yield* call(ask, search);
  const foundDoctors = normalizeDoctors(doctors);
  const foundProviders = normalizeProviders(providers);
  yield* put(entitiesMerged({ [locations.kind]: Object.fromEntries(places.map((place) => [place.id, place])) }));
  yield* put(entitiesMerged({ ...foundDoctors.entities, ...foundProviders.entities }));
  yield* put(listReceived({ key: directoryKeys.doctors, ids: foundDoctors.ids }));
  yield* put(listReceived({ key: directoryKeys.providers, ids: foundProviders.ids }));
}

function* ask(search: Search): SagaGenerator<Partial<Pick<DirectorySearchReply, 'doctors' | 'providers' | 'locations'>>> {
  const { text, kind } = search;
  const by = narrowingOf(search);
  if (kind === '' || Object.keys(by).length === 0) return yield* call(directoryApi.searchDirectory, text, kind || undefined);
  return yield* call(kind === 'doctors' ? directoryApi.searchDoctors : directoryApi.searchProviders, text, by);
}
