import { call } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { keepList } from '#client/entities/keepList';
import { specialties } from '#client/entities/specialty';
import { doctorProfileKeys } from '../keys';

/** Reads the specialties (Spec 1 §7). */
export function* loadSpecialties() {
  const list = yield* call(directoryApi.listSpecialties);
  yield* keepList(specialties, doctorProfileKeys.specialties, list);
}
