import { call, put, select } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import type { StoredAppointment } from '#client/entities/appointments';
import { appointments, isActive, statusOf } from '#client/entities/appointments';
import { availabilities } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import type { Slot } from '#client/entities/slots';
import { slotKey, slotsOf } from '#client/entities/slots';
import { currentMoment } from '#client/lib/dates';
import type { Failure } from '#client/lib/errors';
import { isRefusal, reasonOf } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import type { Move, rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectVisit } from '#client/sections/appointments/list/late/visits';
import { storeChange } from '#client/sections/appointments/list/sagas/storeChange';
import { asMade } from '#client/sections/appointments/list/statusActions';
import { selectRescheduleView } from '#client/sections/appointments/move/selectors';
import { formSettled } from '#client/state/formEvents';
import { noticeShown } from '#client/state/notices';
import type { ChangedAppointment } from '#contract/appointments';
import { rescheduleMessages as messages } from '../messages';
import type { Booked } from '../move';
import { namesOf } from '../move';
import { selectMoveTo } from '../moving';
import type { Verdict } from '../verdict';
import { isNotMoved, isStuck, NOT_BOOKED, NOTHING_KNOWN, truthOf, verdictOf } from '../verdict';
import { bringToEnd, doMissingHalf, endMove } from './finishMove';
import { findMoveOnRecord, putOnRecord, reportStuckMove, takeOffRecord } from './moveRecord';

/**
 * Moves an appointment into a slot: rejects the old one, then books the new one. Whatever fails, the patient keeps one
 * of the two, or a notice that stays says otherwise (Spec 1 §4; decisions: reschedule).
 */
export function* rescheduleAppointment({ payload: { appointmentId, slot } }: ReturnType<typeof rescheduleSubmitted>) {
  const earlier = yield* call(findMoveOnRecord, appointmentId);
  if (earlier) {
    const verdict = yield* call(bringToEnd, earlier, NOTHING_KNOWN);
    if (verdict.is === 'moved') throw new Problem(say(messages.movedBefore, namesOf(earlier)));
    if (isStuck(verdict)) return;
  }
  const original = yield* select(appointments.selectById, appointmentId);
  if (!original) throw new Problem(messages.failed, messages.notFound);
  // Another tab may have moved it while this one waited.
  if (!isActive(original)) throw new Problem(messages.failed, messages.notStanding);
  yield* call(checkIsFree, original, slot);
  const move = yield* select(selectMoveTo, original, slot);
  yield* call(putOnRecord, move);
  yield* call(rejectThenBook, move);
}

/** Reads the slots of the date once more. When the chosen one is gone, shows them as they are now and throws. */
export function* checkIsFree({ id, doctor_id }: StoredAppointment, slot: Slot) {
  const ranges = yield* call(availabilitiesApi.listSlotRanges, doctor_id, slot.date);
  const now = yield* call(currentMoment);
  if (slotsOf(ranges, slot.date, now).some((free) => slotKey(free) === slotKey(slot))) return;
  yield* call(storeList, availabilities, appointmentKeys.slotRanges(id, slot.date), ranges);
  throw new Problem(messages.slotTaken);
}

/** Rejects the old appointment, then books the new one. Throws when the move did not happen. */
export function* rejectThenBook(move: Move) {
  let answer: ChangedAppointment;
  try {
    answer = yield* call(appointmentsApi.setStatus, move.original.id, 'rejected');
  } catch (error) {
    yield* call(handleFailedRejection, move, error);
    return;
  }
  const { from } = asMade({ id: move.original.id, from: statusOf(move.original), to: 'rejected' }, answer);
  if (!isActive({ status: from })) {
    yield* call(leaveToOthers, move, from);
    return;
  }
  yield* call(storeChange, move.original.id, { status: 'rejected' });
  yield* put(formSettled(appointmentKeys.reschedule(move.original.id)));
  let booked: Booked;
  try {
    booked = yield* call(appointmentsApi.book, move.draft);
  } catch (error) {
    yield* call(handleFailedBooking, move, error);
    return;
  }
  yield* call(endMove, move, { booked });
}

/**
 * Ends a move whose old appointment stood no longer when it was rejected: another desk has moved it, or changed it
 * otherwise, and it gets back the status that it had there. Throws unless that got stuck.
 */
export function* leaveToOthers(move: Move, status: string) {
  const left = { ...move, original: { ...move.original, status } };
  if (status === 'rejected') yield* call(storeChange, move.original.id, { status });
  else {
    yield* call(putOnRecord, left);
    const verdict = yield* call(doMissingHalf, left, verdictOf(left, NOT_BOOKED));
    if (isStuck(verdict)) {
      yield* call(reportStuckMove, left, verdict);
      return;
    }
  }
  yield* call(takeOffRecord, left);
  throw new Problem(messages.failed, truthOf(left, { is: 'changedMeanwhile' }));
}

/**
 * Ends a move whose old appointment may not be rejected: a refusal changed nothing, and after a lost answer nothing is
 * booked and the old status is sent again. Throws when the move did not happen.
 */
export function* handleFailedRejection(move: Move, error: unknown) {
  if (isRefusal(error)) {
    yield* call(takeOffRecord, move);
    throw error;
  }
  const verdict = yield* call(endMove, move, NOT_BOOKED);
  throwIfNotMoved(move, verdict, error);
}

/**
 * Ends a move whose booking failed: the list tells whether the new appointment is there after all. Throws when the move
 * did not happen.
 */
export function* handleFailedBooking(move: Move, error: unknown) {
  const known = isRefusal(error) ? NOT_BOOKED : NOTHING_KNOWN;
  const verdict = yield* call(bringToEnd, move, known);
  throwIfNotMoved(move, verdict, error);
}

/** Throws the failure of a move that did not happen; it says why, where the service did, and what is true now. */
function throwIfNotMoved(move: Move, verdict: Verdict, error: unknown) {
  if (!isNotMoved(verdict)) return;
  throw new Problem(messages.failed, truthOf(move, verdict, reasonOf(error)));
}

/** Tells in a notice that a move failed when the dialog, which shows it itself, has been left. */
export function* announceOnceLeft(failure: Failure, { payload }: ReturnType<typeof rescheduleSubmitted>) {
  const view = yield* select(selectRescheduleView);
  if (view?.appointmentId === payload.appointmentId) return;
  const concerns = yield* select(selectVisit, payload.appointmentId);
  yield* put(noticeShown({ kind: 'error', concerns, ...failure }));
}
