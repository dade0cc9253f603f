import { call, put } from 'typed-redux-saga';

import * as directoryApi from '../../../api/directory';
import { normalizeDoctors } from '../../../entities/doctor';
import { entitiesMerged } from '../../../entities/entityStore';
import { locations } from '../../../entities/location';
import { listReceived } from '../../../state/lists';
import type { doctorsWanted, resultsWanted } from '../events';
import { browsingKeys } from '../keys';

/** Finds the locations whose names contain a text (Spec 1 §7). */
export function* searchLocations({ payload: text }: ReturnType<typeof resultsWanted>) {
  const reply = yield* call(directoryApi.searchDirectory, text);
  const found = reply.locations;
  yield* put(entitiesMerged({ [locations.kind]: Object.fromEntries(found.map((location) => [location.id, location])) }));
  yield* put(listReceived({ key: browsingKeys.results(text), ids: found.map(({ id }) => id) }));
}

/** Reads the doctors of a location (Spec 1 §7). */
export function* loadDoctors({ payload: { locationId } }: ReturnType<typeof doctorsWanted>) {
  const { entities, ids } = normalizeDoctors(yield* call(directoryApi.listLocationDoctors, locationId));
  yield* put(entitiesMerged(entities));
  yield* put(listReceived({ key: browsingKeys.doctors(locationId), ids }));
}
