import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import { hoursOfSlot, type Slot } from '#client/hours/slots';
import { currentMoment, shortTime } from '#client/lib/dates';
import { clinicTimeAt, hasBegun } from '#client/lib/daySpans';
import { say, type Text } from '#client/lib/text';
import type { Move } from '#client/sections/appointments/list/events';
import { lockRow, unlockRow, waitForRow } from '#client/sections/appointments/list/sagas/rowLock';
import type { EntitiesRoot } from '#client/sections/appointments/list/selectors';
import { statusText } from '#client/sections/appointments/list/statusActions';
import { draftOf, isSameVisit } from '#client/sections/appointments/reschedule/move';
import { selectMoveTo } from '#client/sections/appointments/reschedule/moving';
import { makeMove } from '#client/sections/appointments/reschedule/sagas/makeMove';
import {
  findMoveOnRecord,
  putOnRecord,
  takeOffRecord,
} from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { settleMove } from '#client/sections/appointments/reschedule/sagas/settleMove';
import { endMove } from '#client/sections/appointments/reschedule/sagas/showEnd';
import { truthOf, type Verdict } from '#client/sections/appointments/reschedule/verdict';
import { refusedBy, valueOf } from '#client/state/writes/ask';
import type { Id } from '#contract/common';
import { selectEveryVisit } from '../affected';
import { awayMessages } from '../messages';
import { selectIsOpen, selectIsTaken, selectMoved, selectTimeNamed } from '../selectors';
import type { LineEnd } from '../sent';

/** How one move of a plan ended, and why. */
export interface MoveEnd {
  end: LineEnd;
  reason: Text | null;
}

/**
 * Makes one move of a plan by the known move (decisions: reschedule), unless another desk has changed the appointment
 * or taken the time or its hours. An earlier move of it that was cut off is brought to its end first. Throws what keeps
 * the move from being sent, so that nothing was changed, or was put back because there was no room for the booking.
 *
 * @param former what stood at the slot before the move that is taken back; the hours need not have that any more
 */
export function* moveOnce(original: StoredAppointment, slot: Slot, former?: StoredAppointment): SagaGenerator<MoveEnd> {
  const { id } = original;
  yield* call(waitForRow, id);
  yield* call(lockRow, id);
  try {
    const earlier = yield* call(findMoveOnRecord, id);
    if (earlier) {
      const verdict = yield* call(settleMove, earlier, 'lost' as const);
      yield* call(endMove, earlier, verdict);
      if (verdict.is !== 'putBack') return yield* call(asEnd, earlier, verdict);
    }
    const hindrance = yield* call(findHindrance, original, slot, former);
    if (hindrance) return hindrance;
    const shown = yield* select(appointments.selectById, id);
    const move = yield* select(selectMoveTo, shown ?? original, slot, former);
    yield* call(putOnRecord, move);
    const end = yield* call(makeMove, move);
    if (end.is === 'refused') {
      yield* call(takeOffRecord, move);
      return valueOf<never>(end);
    }
    yield* call(endMove, end.move, end.verdict);
    if (end.throttled && end.verdict.is === 'putBack') return valueOf<never>(refusedBy(end.throttled));
    return yield* call(asEnd, end.move, end.verdict, end.reason, end.isFinal);
  } finally {
    yield* call(unlockRow, id);
  }
}

/** Looks in the list what keeps an appointment from being moved; `null` where nothing does. */
export function* findHindrance(
  original: StoredAppointment,
  slot: Slot,
  former?: StoredAppointment,
): SagaGenerator<MoveEnd | null> {
  const shown = yield* select(appointments.selectById, original.id);
  if (!shown) return { end: { is: 'out' }, reason: awayMessages.gone };
  const time = yield* select(selectTimeNamed, slot, original);
  if (!isActive(shown)) {
    const booked = shown.status === 'rejected' ? yield* select(selectBookedAt, original, slot) : undefined;
    if (booked) return yield* call(asMoved, original, booked.id);
    return { end: { is: 'out' }, reason: say(awayMessages.notStanding, { status: statusText(shown.status) }) };
  }
  if (!isSameTime(shown, original)) return { end: { is: 'out' }, reason: awayMessages.otherTime };
  const back = former && (yield* select(appointments.selectById, former.id));
  // Another desk has let it stand again, so that only this one has to go.
  if (back && isActive(back) && isSameTime(back, former)) return null;
  const now = yield* call(currentMoment);
  const isToBeHad = former
    ? !hasBegun(hoursOfSlot(slot), clinicTimeAt(now))
    : yield* select(selectIsOpen, original, slot, now);
  const isTaken = !isToBeHad || (yield* select(selectIsTaken, shown, slot));
  return isTaken ? { end: { is: 'failed', isTaken }, reason: say(awayMessages.taken, { time }) } : null;
}

function isSameTime(one: StoredAppointment, other: StoredAppointment): boolean {
  return one.date === other.date && shortTime(one.start_time) === shortTime(other.start_time);
}

/** The new appointment of a move whose end was cut off before it was noted. */
function selectBookedAt(state: EntitiesRoot, original: StoredAppointment, slot: Slot): StoredAppointment | undefined {
  const draft = draftOf(original, slot);
  return selectEveryVisit(state).find((one) => isActive(one) && isSameVisit(one, draft));
}

function* asMoved(original: StoredAppointment, bookedId: Id): SagaGenerator<MoveEnd> {
  const reason = yield* select(selectMoved, original, bookedId);
  return { end: { is: 'moved', to: bookedId }, reason };
}

function* asEnd(move: Move, verdict: Verdict, reason: Text | null = null, isTaken = false): SagaGenerator<MoveEnd> {
  const { original } = move;
  if (verdict.is === 'moved') {
    return yield* call(asMoved, original, verdict.booked.id);
  }
  const truth = truthOf(move, verdict, reason);
  const isOut = verdict.is === 'changedMeanwhile' || verdict.is === 'movedOn';
  return { end: isOut ? { is: 'out' } : { is: 'failed', isTaken: isTaken && verdict.is === 'putBack' }, reason: truth };
}
