import { call, select, type SagaGenerator } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import { readHours } from '#client/hours/readHours';
import { Problem } from '#client/lib/problem';
import { selectRequest } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { slotsOpened, type DoctorAtLocation, type staffOpened, type staffSlotsOpened } from '../events';
import { fetchFailure } from '../fetchFailure';
import { doctorAvailabilityKeys } from '../keys';

/** Reads the slots of a doctor at a location, or at all of them (Spec 1 §7). */
export function* loadDoctorSlots({ payload: { doctorId, locationId } }: ReturnType<typeof slotsOpened>) {
  yield* call(readHours, doctorId, locationId);
}

/** The key of the request that reads the slots of a doctor. */
export const slotsKey = ({ payload }: ReturnType<typeof slotsOpened>) =>
  doctorAvailabilityKeys.slots(payload.doctorId, payload.locationId);

/** Reads the slots of a doctor, and records where that stands. */
export const loadSlotsTracked = tracked(
  {
    key: slotsKey,
    failure: ({ payload }) => ({ text: fetchFailure(payload.doctorName) }),
  },
  loadDoctorSlots,
);

/** Reads the slots of a doctor likewise, and throws where they cannot be read. */
export function* readSlots(doctor: DoctorAtLocation): SagaGenerator<void> {
  yield* call(loadSlotsTracked, slotsOpened(doctor));
  const reading = yield* select(selectRequest, slotsKey(slotsOpened(doctor)));
  if (reading?.status === 'succeeded') return;
  const { isForbidden, throttle = null } = reading?.failure ?? {};
  throw new Problem(fetchFailure(doctor.doctorName), null, isForbidden, throttle);
}

/**
 * Reads the slots of several doctors, five at once; those of one that cannot be read stay as they are known. Throws
 * where the service has no room for one, who is read again with the others after its time.
 */
export function* loadStaffSlots({ payload: { doctors: staff, locationId } }: ReturnType<typeof staffSlotsOpened>) {
  const readings = staff.map(({ id, name }) => slotsOpened({ doctorId: id, doctorName: name, locationId }));
  yield* call(sideBySide, readings, loadSlotsTracked);
  for (const one of readings) {
    const reading = yield* select(selectRequest, slotsKey(one));
    const throttle = reading?.failure?.throttle;
    if (throttle) throw new Problem(fetchFailure(one.payload.doctorName), null, false, throttle);
  }
}

/** Reads the doctors of a location (Spec 1 §7). */
export function* loadStaff({ payload: { locationId } }: ReturnType<typeof staffOpened>) {
  const list = yield* call(directoryApi.listLocationDoctors, locationId);
  yield* storeList(doctors, doctorAvailabilityKeys.staff(locationId), list);
}
