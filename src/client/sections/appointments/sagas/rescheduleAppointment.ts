import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import type { StoredAppointment } from '#client/entities/appointments';
import { appointments } from '#client/entities/appointments';
import { failureOf, isRefusal, Problem } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { selectAddress } from '#client/state/address';
import { workStarted } from '#client/state/forms/unfinished';
import type { Booked } from '../booking';
import { draftOf, moveNames } from '../booking';
import { appointmentKeys } from '../keys';
import { rescheduleMessages as messages } from '../messages';
import { selectHalfDoneMove, selectPatientName, selectTwinIds } from '../rescheduleSelectors';
import type { Move, rescheduleSubmitted } from '../slice';
import { missingHalfChosen, slotRangesReceived } from '../slice';
import type { Slot } from '../slots';
import { slotKey, slotsOf } from '../slots';
import type { Outcome } from './finishMove';
import { announceMove, bringToEnd, putBack, settle, takeOffRecord, truthOf } from './finishMove';
import { keepChange } from './keepChange';

/**
 * Rejects the old appointment, then books the new one; whatever fails, the patient keeps one of the two, or a notice
 * that stays says otherwise (Spec 1 §4; decisions: reschedule).
 */
export function* rescheduleAppointment({ payload: { appointmentId, slot } }: ReturnType<typeof rescheduleSubmitted>) {
  const earlier = yield* select(selectHalfDoneMove, appointmentId);
  if (earlier && !(yield* call(endEarlier, earlier))) return;
  const original = yield* select(appointments.selectById, appointmentId);
  if (!original) throw new Problem(messages.failed, messages.notFound);
  yield* call(expectFree, original, slot);
  const draft = draftOf(original, slot);
  const patient = yield* select(selectPatientName, original);
  yield* call(moveOver, { original, draft, patient, twinIds: yield* select(selectTwinIds, draft) });
}

/**
 * A move of the same appointment that got stuck comes to an end first; tells whether the old appointment may be moved
 * now.
 */
function* endEarlier(move: Move): SagaGenerator<boolean> {
  const outcome = yield* call(bringToEnd, move);
  if (outcome === 'moved') throw new Problem(say(messages.movedBefore, moveNames(move)));
  return outcome !== 'stuck';
}

/** Reads the slots of the date once more, for another desk may have been faster. */
function* expectFree({ id, doctor_id }: StoredAppointment, slot: Slot) {
  const ranges = yield* call(availabilitiesApi.listSlotRanges, doctor_id, slot.date);
  const free = slotsOf(ranges, slot.date, yield* call(currentMoment));
  if (free.some((one) => slotKey(one) === slotKey(slot))) return;
  yield* put(slotRangesReceived({ appointmentId: id, date: slot.date, ranges }));
  throw new Problem(messages.slotTaken);
}

/** The clock of the desk. */
export function currentMoment(): Date {
  return new Date();
}

/**
 * The part that must not stop half way: it is on record until it has come to an end, also when the session ends
 * first.
 */
function* moveOver(move: Move) {
  const key = appointmentKeys.reschedule(move.original.id);
  const title = say(messages.unfinished, moveNames(move));
  const resume = { event: missingHalfChosen(move), label: messages.checkAgain };
  yield* put(workStarted({ key, work: { title, place: yield* select(selectAddress), resume } }));
  let outcome: Outcome;
  try {
    outcome = yield* call(rejectThenBook, move);
  } catch (error) {
    yield* call(takeOffRecord, move);
    throw error;
  }
  if (outcome !== 'stuck') yield* call(takeOffRecord, move);
}

/** When it stays unknown whether the rejection arrived, nothing is booked and the old status is sent again. */
function* rejectThenBook(move: Move): SagaGenerator<Outcome> {
  try {
    yield* call(appointmentsApi.setStatus, move.original.id, 'rejected');
  } catch (error) {
    if (isRefusal(error)) throw error;
    return expectMoved(move, yield* call(putBack, move), error);
  }
  yield* call(keepChange, move.original.id, { status: 'rejected' });
  return yield* call(book, move);
}

function* book(move: Move): SagaGenerator<Outcome> {
  let booked: Booked;
  try {
    booked = yield* call(appointmentsApi.book, move.draft);
  } catch (error) {
    return expectMoved(move, yield* call(settle, move, error), error);
  }
  return yield* call(announceMove, move, booked);
}

/** A move that did not happen is a failure: it says why, and what is true now. */
function expectMoved(move: Move, outcome: Outcome, error: unknown): Outcome {
  if (outcome === 'moved' || outcome === 'stuck') return outcome;
  const { detail } = failureOf(error, { text: messages.failed });
  throw new Problem(messages.failed, truthOf(move, outcome, typeof detail === 'string' ? detail : null));
}
