import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import type { Doctor, Location, Provider } from '../../../../contract/directory';
import * as directoryApi from '../../../api/directory';
import { normalizeDoctors } from '../../../entities/doctor';
import { entitiesMerged } from '../../../entities/entityStore';
import { locations } from '../../../entities/location';
import { normalizeProviders } from '../../../entities/provider';
import { listReceived } from '../../../state/lists';
import { directoryKeys } from '../keys';
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

interface Found {
  doctors?: Doctor[];
  providers?: Provider[];
  locations?: Location[];
}

function* ask({ text, kind, provider, specialty, location, providerType }: Search): SagaGenerator<Found> {
  if (kind === 'doctors' && (provider || specialty || location)) {
    const by = narrowing({ provider_id: provider, specialty_id: specialty, location_id: location });
    return yield* call(directoryApi.searchDoctors, text, by);
  }
  if (kind === 'providers' && (providerType || location)) {
    const by = narrowing({ provider_type: providerType, location_id: location });
    return yield* call(directoryApi.searchProviders, text, by);
  }
  return yield* call(directoryApi.searchDirectory, text, kind || undefined);
}

function narrowing(by: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(by).filter(([, value]) => value !== ''));
}
