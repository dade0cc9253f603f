import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { locations } from '#client/entities/clinic';
import { hoursBetween, isBooked } from '#client/features/doctor-availability/hours/calendar';
import {
  slotsOpened,
  type DoctorAtLocation,
  type hoursDeleteSubmitted,
  type HoursSpan,
} from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { availabilityMessages, deletedHoursTally } from '#client/features/doctor-availability/hours/messages';
import { readSlots } from '#client/features/doctor-availability/hours/sagas/loads';
import { selectBookingsInside, type BookingInside } from '#client/features/doctor-availability/hours/selectors';
import { hoursChanged, selectDoctorHours } from '#client/hours/readHours';
import { longDate, timeRange } from '#client/lib/dates';
import { say } from '#client/lib/text';
import { askConfirmation, type Question } from '#client/state/confirmations';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { OPEN, type FanOutItem, type Sent, type ItemStanding } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { noticeShown } from '#client/state/notices';
import { endOfOne } from '#client/state/sagas/deleteUnlessGone';
import type { Availability } from '#contract/availabilities';
import { bookingsLine, deletingSlot } from './deleteAvailabilities';

/** A slot that one call deletes, and in whose calendar it stands. */
export interface HoursToDelete {
  doctor: DoctorAtLocation;
  slot: Availability;
}

/**
 * The fan-out that deletes the free hours of a span, one call for each. They are read anew before every round, and what
 * has been booked since stays (decisions: fan-outs).
 */
export const deletingHours = {
  name: 'doctorAvailability/deleteHours',
  texts: {
    ...deletedHoursTally,
    title: availabilityMessages.deletingHours,
    failed: availabilityMessages.deleteHoursFailed,
  },
  *read([first]: readonly HoursToDelete[]) {
    if (first) yield* call(readSlots, first.doctor);
  },
  standing: standingOfDeletion,
  send: deleteOne,
  *after({ doctor }: HoursToDelete) {
    yield* put(slotsOpened(doctor));
    yield* put(hoursChanged([doctor.doctorId]));
  },
} satisfies FanOutKind<HoursToDelete>;

/** Deletes the free hours of a span after a question with their number, for which they are read anew. */
export function* deleteHours({ payload: { doctor, from, to } }: ReturnType<typeof hoursDeleteSubmitted>) {
  yield* call(readSlots, doctor);
  const slots = yield* select(selectDoctorHours, doctor.doctorId, doctor.locationId);
  const { free, booked } = hoursBetween(slots ?? [], from, to);
  if (free.length === 0) {
    yield* put(noticeShown({ kind: 'error', text: availabilityMessages.noFreeHours }));
    return;
  }
  const inside = yield* select(selectBookingsInside, free);
  const place = yield* select(locations.selectById, doctor.locationId ?? '');
  const question = hoursQuestion({ from, to }, place?.name, free.length, booked.length, inside);
  const isConfirmed = yield* call(askConfirmation, question);
  if (!isConfirmed) return;
  const key = doctorAvailabilityKeys.deleteHours(doctor.doctorId, doctor.locationId);
  yield* call(
    runFanOut,
    deletingHours,
    key,
    free.map((slot) => itemOf(doctor, slot)),
  );
}

function itemOf(doctor: DoctorAtLocation, slot: Availability): FanOutItem<HoursToDelete> {
  const hours = timeRange(slot.available_from, slot.available_to);
  return {
    id: String(slot.id),
    label: say(availabilityMessages.hoursOn, { date: longDate(slot.date), hours }),
    payload: { doctor, slot },
  };
}

function hoursQuestion(
  { from, to }: Omit<HoursSpan, 'doctor'>,
  place: string | null | undefined,
  count: number,
  booked: number,
  inside: readonly BookingInside[],
): Question {
  return {
    title: say(availabilityMessages.deleteHoursTitle, { count }),
    text: say(availabilityMessages.deleteHoursText, { first: longDate(from), last: longDate(to) }),
    consequences: [
      ...(place ? [say(availabilityMessages.atPlace, { place })] : []),
      ...(booked > 0 ? [say(availabilityMessages.bookedStay, { booked })] : []),
      ...bookingsLine(inside),
    ],
    confirmLabel: availabilityMessages.delete,
    isDestructive: true,
  };
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
