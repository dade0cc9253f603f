import { call, put } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors, specialties } from '#client/entities/clinic';
import { entitiesMerged, storeList } from '#client/entities/entityStore';
import { firstFreeKeys } from '../keys';

/** Reads what can be chosen from: the specialties, and the places of the doctors whom a search for all names. */
export function* loadChoices() {
  const list = yield* call(directoryApi.listSpecialties);
  yield* storeList(specialties, firstFreeKeys.specialties, list);
  const found = yield* call(directoryApi.searchDoctors, '', {});
  yield* put(entitiesMerged(doctors.normalize(found.doctors).entities));
}
