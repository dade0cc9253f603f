import { call, cancelled, put, select } from 'typed-redux-saga';

import * as appointmentsApi from '../../../api/appointments';
import * as availabilitiesApi from '../../../api/availabilities';
import type { StoredAppointment } from '../../../entities/appointment';
import { appointments, isActive } from '../../../entities/appointment';
import { isRefusal, Problem } from '../../../lib/errors';
import { say } from '../../../lib/text';
import { selectAddress } from '../../../state/address';
import { noticeShown } from '../../../state/notices';
import { workEnded, workStarted } from '../../../state/unfinished';
import { bookedEntities, draftOf, isSameVisit } from '../booking';
import type { Booked } from '../booking';
import { keepBooked, keepChange } from '../keepChange';
import { appointmentKeys } from '../keys';
import { rescheduleMessages as messages } from '../messages';
import { selectMoveNames, selectTwinIds } from '../selectors';
import type { rescheduleSubmitted, StuckMove } from '../slice';
import { missingHalfChosen, rescheduleSettled, slotRangesReceived } from '../slice';
import type { Slot } from '../slots';
import { slotKey, slotsOf } from '../slots';

/** Which of the two appointments stands in the end; of a stuck move that is not known, or it is neither. */
type Outcome = 'moved' | 'restored' | 'stuck';

/**
 * Rejects the old appointment, then books the new one; whatever fails, the patient keeps one of the two, or a notice
 * that stays says otherwise (Spec 1 §4; decisions: reschedule).
 */
export function* rescheduleAppointment({ payload: { appointmentId, slot } }: ReturnType<typeof rescheduleSubmitted>) {
  const original = yield* select(appointments.selectById, appointmentId);
  if (!original) throw new Problem(messages.failed, messages.notFound);
  const draft = draftOf(original, slot);
  yield* call(expectFree, original, slot);
  const outcome = yield* call(moveOver, { original, draft, twinIds: yield* select(selectTwinIds, draft) });
  if (outcome === 'restored') throw new Problem(messages.failed, say(messages.putBack, yield* select(selectMoveNames, { original, draft })));
}

/** The missing half of a stuck move: looks once more for the new appointment, else gives the old one its status back. */
export function* finishMove({ payload: move }: ReturnType<typeof missingHalfChosen>) {
  const outcome = yield* call(settle, move, null);
  if (outcome === 'restored') yield* put(noticeShown({ kind: 'success', text: say(messages.putBack, yield* select(selectMoveNames, move)) }));
}

/** Reads the slots of the date once more, for another desk may have been faster. */
function* expectFree({ doctor_id }: StoredAppointment, slot: Slot) {
  const ranges = yield* call(availabilitiesApi.listSlotRanges, doctor_id, slot.date);
  const free = slotsOf(ranges, slot.date, yield* call(currentMoment));
  if (free.some((one) => slotKey(one) === slotKey(slot))) return;
  yield* put(slotRangesReceived({ date: slot.date, ranges }));
  throw new Problem(messages.slotTaken);
}

/** The clock of the desk. */
export function currentMoment(): Date {
  return new Date();
}

/** The part that must not stop half way; when the end of the session cuts it off, the person is told on return. */
function* moveOver(move: StuckMove) {
  const key = appointmentKeys.reschedule(move.original.id);
  const title = say(messages.unfinished, yield* select(selectMoveNames, move));
  yield* put(workStarted({ key, work: { title, place: yield* select(selectAddress) } }));
  try {
    return yield* call(rejectThenBook, move);
  } finally {
    if (!(yield* cancelled())) yield* put(workEnded(key));
  }
}

/** When it stays unknown whether the rejection arrived, nothing is booked and the old status is sent again. */
function* rejectThenBook(move: StuckMove) {
  try {
    yield* call(appointmentsApi.setStatus, move.original.id, 'rejected');
  } catch (error) {
    if (isRefusal(error)) throw error;
    return yield* call(putBack, move);
  }
  yield* call(keepChange, move.original.id, { status: 'rejected' });
  return yield* call(book, move);
}

function* book(move: StuckMove) {
  let booked: Booked;
  try {
    booked = yield* call(appointmentsApi.book, move.draft);
  } catch (error) {
    return yield* call(settle, move, error);
  }
  return yield* call(announce, move, booked);
}

/** After a booking that failed, or whose answer was lost: is the new appointment there after all? */
function* settle(move: StuckMove, error: unknown) {
  let booked: Booked | undefined;
  try {
    booked = yield* call(findBooked, move);
  } catch {
    if (!isRefusal(error)) return yield* call(reportStuck, move, UNDECIDED);
  }
  return booked ? yield* call(announce, move, booked) : yield* call(putBack, move);
}

function* findBooked({ draft, original, twinIds }: StuckMove) {
  const list = yield* call(appointmentsApi.listAppointments);
  const others = new Set([original.id, ...twinIds].map(String));
  return list.find((one) => isActive(one) && isSameVisit(one, draft) && !others.has(String(one.id)));
}

/** Gives the old appointment its status back (beyond: compensation). */
function* putBack(move: StuckMove) {
  const { status } = move.original;
  try {
    yield* call(appointmentsApi.setStatus, move.original.id, status);
  } catch {
    return yield* call(reportStuck, move, STRANDED);
  }
  yield* call(keepChange, move.original.id, { status });
  return 'restored' as Outcome;
}

function* announce({ original, draft }: StuckMove, booked: Booked) {
  yield* call(keepBooked, booked.id, bookedEntities(booked, draft, original));
  yield* put(rescheduleSettled(original.id));
  yield* put(noticeShown({ kind: 'success', text: messages.done }));
  return 'moved' as Outcome;
}

/** What is true of a stuck move, and the missing half. */
const STRANDED = { truth: messages.stranded, retryLabel: messages.restore };
const UNDECIDED = { truth: messages.undecided, retryLabel: messages.checkAgain };

/** Says what is true now, until somebody closes it, and offers the missing half. */
function* reportStuck(move: StuckMove, { truth, retryLabel }: typeof STRANDED) {
  const detail = say(truth, yield* select(selectMoveNames, move));
  yield* put(rescheduleSettled(move.original.id));
  yield* put(noticeShown({ kind: 'error', text: messages.failed, detail, retry: missingHalfChosen(move), retryLabel, stays: true }));
  return 'stuck' as Outcome;
}
