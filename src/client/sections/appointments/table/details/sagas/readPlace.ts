import { call, put, select } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { selectUnnamedPlace } from '#client/sections/appointments/list/patients/visits';
import type { Id } from '#contract/common';

/** Reads the doctor of an appointment whose place has no name yet, for a doctor brings the names of all places. */
export function* readPlace(id: Id) {
  const unnamed = yield* select(selectUnnamedPlace, id);
  if (!unnamed) return;
  const doctor = yield* call(directoryApi.readDoctor, unnamed.doctor_id);
  yield* put(entitiesMerged(doctors.normalize([doctor]).entities));
}
