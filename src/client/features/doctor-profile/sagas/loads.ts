import { call, put } from 'typed-redux-saga';

import * as directoryApi from '../../../api/directory';
import { entitiesMerged } from '../../../entities/entityStore';
import { normalizeSpecialties } from '../../../entities/specialty';
import { listReceived } from '../../../state/lists';
import { profileKeys } from '../keys';

/** Reads the specialties (Spec 1 §7). */
export function* loadSpecialties() {
  const { entities, ids } = normalizeSpecialties(yield* call(directoryApi.listSpecialties));
  yield* put(entitiesMerged(entities));
  yield* put(listReceived({ key: profileKeys.specialties, ids }));
}
