import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { readHoursOn } from '#client/hours/readHours';
import { hoursOfSlot, type Slot, slotKey, slotsOf } from '#client/hours/slots';
import { currentMoment } from '#client/lib/dates';
import { clinicTimeAt, hasBegun } from '#client/lib/daySpans';
import { Problem } from '#client/lib/problem';
import { overlapText, selectOverlaps } from '#client/sections/appointments/clashes/overlaps';
import { appointmentsLoaded, appointmentsOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectIsGrowing } from '#client/sections/appointments/list/selectors';
import { requestFailed } from '#client/state/requests/requests';
import type { Availability } from '#contract/availabilities';
import { moveMessages } from '../messages';

/**
 * Looks right before a move whether its time is still free: by the hours of the date, then by the appointments. Where
 * it is not, throws; the dialog shows the slots as they are now (decisions: reschedule).
 */
export function* checkIsFree(original: StoredAppointment, slot: Slot) {
  const ranges = yield* call(readHoursOn, original.doctor_id, slot.date);
  const now = yield* call(currentMoment);
  const has = (open: readonly Availability[]) =>
    slotsOf(open, slot.date, now).some((free) => slotKey(free) === slotKey(slot));
  const unbooked = ranges.map((range) => ({ ...range, status: null }));
  const fault = has(ranges)
    ? yield* call(findTaken, original, slot)
    : whyNot(hasBegun(hoursOfSlot(slot), clinicTimeAt(now)), has(unbooked));
  if (fault) throw fault;
}

/** Why a time is not to be had: it has begun, its hours are booked, or they are not there any more. */
function whyNot(isBegun: boolean, isBooked: boolean): Problem {
  if (isBegun) return new Problem(moveMessages.slotBegun);
  return new Problem(isBooked ? moveMessages.slotTaken : moveMessages.slotClosed);
}

/**
 * Reads the appointments anew, and says with whom the doctor is expected at a time by now; `null` where that is nobody,
 * or those alone whom the dialog has shown: who confirms the time once more wants both.
 */
export function* findTaken(original: StoredAppointment, slot: Slot): SagaGenerator<Problem | null> {
  const moved = { ...original, date: slot.date, start_time: slot.startTime, end_time: slot.endTime };
  const shown = yield* select(selectOverlaps, moved);
  const shownIds = new Set(shown.map(({ row }) => row.id));
  yield* call(readListAnew);
  const overlaps = yield* select(selectOverlaps, moved);
  const taken = overlaps.filter(({ row }) => !shownIds.has(row.id));
  return taken.length > 0 ? new Problem(moveMessages.timeTaken, overlapText(taken)) : null;
}

/** Milliseconds that a move waits for the list at most. */
const PATIENCE_MS = 2_000;

/**
 * Has the list read anew as by "Refresh", unless it is just arriving, and waits for it. One that fails or takes long
 * holds nothing up.
 */
export function* readListAnew(): SagaGenerator<void> {
  const isArriving = yield* select(selectIsGrowing);
  if (!isArriving) yield* put(appointmentsOpened());
  yield* race([take(appointmentsLoaded), take(isFailureOfList), delay(PATIENCE_MS)]);
}

/** Whether a reading of the list has failed. */
export function isFailureOfList(action: { type: string }): boolean {
  return requestFailed.match(action) && action.payload.key === appointmentKeys.list;
}
