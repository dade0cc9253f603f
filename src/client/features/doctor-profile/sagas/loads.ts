import { call } from 'typed-redux-saga';

import * as directoryApi from '../../../api/directory';
import { keepList } from '../../../entities/keepList';
import { specialties } from '../../../entities/specialty';
import { profileKeys } from '../keys';

/** Reads the specialties (Spec 1 §7). */
export function* loadSpecialties() {
  yield* keepList(specialties, profileKeys.specialties, yield* call(directoryApi.listSpecialties));
}
