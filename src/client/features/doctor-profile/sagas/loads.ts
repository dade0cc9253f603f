import { call } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { keepList } from '#client/entities/keepList';
import { specialties } from '#client/entities/specialty';
import { profileKeys } from '../keys';

/** Reads the specialties (Spec 1 §7). */
export function* loadSpecialties() {
  yield* keepList(specialties, profileKeys.specialties, yield* call(directoryApi.listSpecialties));
}
