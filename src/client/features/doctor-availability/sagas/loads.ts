import { call } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { availabilities } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import type { slotsOpened } from '../events';
import { doctorAvailabilityKeys } from '../keys';

/** Reads the slots of a doctor at a location, or at all of them (Spec 1 §7). */
export function* loadSlots({ payload: { doctorId, locationId } }: ReturnType<typeof slotsOpened>) {
  const list = yield* call(availabilitiesApi.listDoctorAvailabilities, doctorId, locationId);
  yield* storeList(availabilities, doctorAvailabilityKeys.slots(doctorId, locationId), list);
}
