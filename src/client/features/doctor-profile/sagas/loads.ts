import { call } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { specialties } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import { doctorProfileKeys } from '../keys';

/** Reads the specialties (Spec 1 §7). */
export function* loadSpecialties() {
  const list = yield* call(directoryApi.listSpecialties);
  yield* storeList(specialties, doctorProfileKeys.specialties, list);
}
