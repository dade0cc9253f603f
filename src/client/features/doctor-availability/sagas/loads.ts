import { call, put } from 'typed-redux-saga';

import * as availabilitiesApi from '../../../api/availabilities';
import { normalizeAvailabilities } from '../../../entities/availability';
import { entitiesMerged } from '../../../entities/entityStore';
import { listReceived } from '../../../state/lists';
import type { slotsOpened } from '../events';
import { availabilityKeys } from '../keys';

/** Reads the slots of a doctor at a location (Spec 1 §7). */
export function* loadSlots({ payload: { doctorId, locationId } }: ReturnType<typeof slotsOpened>) {
  const list = yield* call(availabilitiesApi.listDoctorAvailabilities, doctorId, locationId);
  const { entities, ids } = normalizeAvailabilities(list);
  yield* put(entitiesMerged(entities));
  yield* put(listReceived({ key: availabilityKeys.slots(doctorId, locationId), ids }));
}
