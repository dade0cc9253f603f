import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { availabilities } from '#client/entities/clinic';
import { entitiesRemoved } from '#client/entities/entityStore';
import { isBooked } from '#client/features/doctor-availability/hours/calendar';
import type { allSlotsDeleteChosen, slotDeleteChosen } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import {
  selectBookingsInside,
  selectSlotIds,
  type BookingInside,
} from '#client/features/doctor-availability/hours/selectors';
import { readHours, selectDoctorHours } from '#client/hours/readHours';
import { longDate, timeRange } from '#client/lib/dates';
import { namesInARow, say, type Message } from '#client/lib/text';
import { askConfirmation, type Question } from '#client/state/confirmations';
import { noticeShown } from '#client/state/notices';
import { deleteUnlessGone, endText, type DeletionEnd } from '#client/state/sagas/deleteUnlessGone';
import { valueOf } from '#client/state/writes/ask';
import { settleOf } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';
import type { Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';

/** Deletes one slot after a question that names its bookings (Spec 1 §8; decisions: failures). */
export function* deleteSlot({ payload: { id } }: ReturnType<typeof slotDeleteChosen>) {
  const slot = yield* select(availabilities.selectById, id);
  if (!slot) return;
  const bookings = yield* select(selectBookingsInside, [slot]);
  const isConfirmed = yield* call(askConfirmation, slotQuestion(slot, bookings));
  if (!isConfirmed) return;
  const outcome = yield* settleOf(doctorAvailabilityKeys.deleteSlot(id), deletingSlot, slot);
  const end = valueOf(outcome);
  yield* put(entitiesRemoved({ kind: availabilities.kind, ids: [id] }));
  yield* put(noticeShown({ kind: 'success', text: availabilityMessages.deleted, ...endText(end) }));
}

/** Deletes every slot of a doctor after a question that names their bookings (Spec 1 §8; decisions: failures). */
export function* deleteAllSlots({
  payload: { doctorId, locationId, hasOtherLocations },
}: ReturnType<typeof allSlotsDeleteChosen>) {
  const slots = yield* select(selectDoctorHours, doctorId, locationId);
  const shown = slots ?? [];
  const bookings = yield* select(selectBookingsInside, shown);
  const isConfirmed = yield* call(askConfirmation, allSlotsQuestion(shown, bookings, hasOtherLocations));
  if (!isConfirmed) return;
  const outcome = yield* settleOf(doctorAvailabilityKeys.deleteAll(doctorId), deletingAllSlots, doctorId);
  const end = valueOf(outcome);
  const ids = yield* select(selectSlotIds, doctorId);
  yield* put(entitiesRemoved({ kind: availabilities.kind, ids: [...ids, ...shown.map(({ id }) => id)] }));
  yield* put(noticeShown({ kind: 'success', text: availabilityMessages.allDeleted, ...endText(end) }));
}

/** The texts of the ids of the slots that a doctor still has at a location, or at all: what is not there is gone. */
export function* slotsLeft(doctorId: Id, locationId: Id | null): SagaGenerator<ReadonlySet<string>> {
  const left = yield* call(readHours, doctorId, locationId);
  return new Set(left.map(({ id }) => String(id)));
}

/** Deletes a slot; it is gone when the doctor has it no more. */
export const deletingSlot = {
  send: ({ id }: Availability) => deleteUnlessGone(availabilitiesApi.deleteAvailability, id),
  *find({ id, doctor_id, location_id }: Availability): SagaGenerator<DeletionEnd | null> {
    const left = yield* call(slotsLeft, doctor_id, location_id);
    return left.has(String(id)) ? null : 'deleted';
  },
  isRepeatable: true,
} satisfies Write<[Availability], DeletionEnd>;

/** Deletes every slot of a doctor; they are gone when the doctor has none. */
export const deletingAllSlots = {
  send: (doctorId: Id) => deleteUnlessGone(availabilitiesApi.deleteAllAvailabilities, doctorId),
  *find(doctorId: Id): SagaGenerator<DeletionEnd | null> {
    const left = yield* call(slotsLeft, doctorId, null);
    return left.size === 0 ? 'deleted' : null;
  },
  isRepeatable: true,
} satisfies Write<[Id], DeletionEnd>;

function slotQuestion(slot: Availability, bookings: readonly BookingInside[]): Question {
  const range = timeRange(slot.available_from, slot.available_to);
  return {
    title: availabilityMessages.deleteTitle,
    text: say(availabilityMessages.deleteText, { range, date: longDate(slot.date) }),
    consequences: [
      isBooked(slot) ? availabilityMessages.isBooked : availabilityMessages.isNotBooked,
      ...bookingsLine(bookings),
    ],
    confirmLabel: availabilityMessages.delete,
    isDestructive: true,
  };
}

function allSlotsQuestion(
  shown: readonly Availability[],
  bookings: readonly BookingInside[],
  hasOtherLocations: boolean,
): Question {
  const count = shown.length;
  const booked = shown.filter(isBooked).length;
  return {
    title: availabilityMessages.deleteAllTitle,
    text: say(availabilityMessages.deleteAllText, { count }),
    consequences: [
      booked > 0 ? say(availabilityMessages.bookedCount, { booked, count }) : availabilityMessages.noneBooked,
      ...bookingsLine(bookings),
      ...(hasOtherLocations ? [availabilityMessages.otherLocations] : []),
    ],
    confirmLabel: availabilityMessages.delete,
    isDestructive: true,
  };
}

/** Most appointments that a question names one by one. */
const NAMED_AT_MOST = 5;

/** The line that names the appointments inside; no line when there are none. */
function bookingsLine(inside: readonly BookingInside[]): Message[] {
  if (inside.length === 0) return [];
  const patients = inside.map(({ appointment: { start_time, end_time }, patientName }) =>
    say(availabilityMessages.patientAt, {
      patient: patientName ?? availabilityMessages.unknownPatient,
      hours: timeRange(start_time, end_time),
    }),
  );
  const names = namesInARow(patients, NAMED_AT_MOST);
  return [say(availabilityMessages.appointmentsInside, { count: inside.length, names })];
}
