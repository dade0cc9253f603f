import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { isBooked } from '#client/features/doctor-availability/hours/calendar';
import type { DoctorAtLocation } from '#client/features/doctor-availability/hours/events';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { selectDoctorHours } from '#client/hours/readHours';
import { OPEN, type ItemStanding, type Sent } from '#client/state/fanOut/row';
import { endOfOne } from '#client/state/sagas/deleteUnlessGone';
import type { Availability } from '#contract/availabilities';
import { deletingSlot } from './deleteAvailabilities';

/** A slot that one call deletes, and in whose calendar it stands. */
export interface HoursToDelete {
  doctor: DoctorAtLocation;
  slot: Availability;
}

/**
 * How a slot stands: one that somebody has booked since it was chosen stays, and one that is gone was deleted, if that
 * may have been here. Else it is for the service to say so.
 */
export function* standingOfDeletion(
  { doctor, slot }: HoursToDelete,
  isTried: boolean,
): SagaGenerator<ItemStanding<never>> {
  const known = yield* select(selectDoctorHours, doctor.doctorId, doctor.locationId);
  const now = known?.find(({ id }) => String(id) === String(slot.id));
  if (!now) return isTried ? { is: 'done' } : OPEN;
  return isBooked(now) ? { is: 'leftOut', reason: availabilityMessages.bookedMeanwhile } : OPEN;
}

/** Deletes one slot; one that is gone counts as deleted. */
export function* deleteOne({ slot }: HoursToDelete): SagaGenerator<Sent<never>> {
  const end = yield* call(deletingSlot.send, slot);
  return { ...endOfOne(end), outcome: 'added' };
}
