import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import { throttleOf, type Failure } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { say, type Text } from '#client/lib/text';
import type { Move, rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectVisit } from '#client/sections/appointments/list/patients/visits';
import type { StatusChange } from '#client/sections/appointments/list/statusActions';
import { setStatus } from '#client/sections/appointments/status/sagas/setStatus';
import { formSettled } from '#client/state/formEvents';
import { noticeShown } from '#client/state/notices';
import { ask, type Refused } from '#client/state/writes/ask';
import { askPatiently } from '#client/state/writes/askPatiently';
import type { Id } from '#contract/common';
import { moveMessages } from '../messages';
import { moveNames, type Booked } from '../move';
import { selectMoveTo } from '../moving';
import { selectRescheduleView } from '../selectors';
import { isNotMoved, isStuck, rejectionOf, truthOf, type Verdict } from '../verdict';
import { checkIsFree } from './checkIsFree';
import { findMoveOnRecord, putOnRecord, takeOffRecord } from './moveRecord';
import { settleMove } from './settleMove';
import { showEnd } from './showEnd';

/**
 * Moves an appointment into a slot. Whatever fails, the patient keeps one of the two, or a notice that stays says
 * otherwise; throws when the move did not happen (Spec 1 §4; decisions: reschedule).
 */
export function* rescheduleAppointment({ payload: { appointmentId, slot } }: ReturnType<typeof rescheduleSubmitted>) {
  const earlier = yield* call(findMoveOnRecord, appointmentId);
  if (earlier) {
    const verdict = yield* call(settleMove, earlier, 'lost' as const);
    yield* call(showEnd, earlier, verdict);
    if (verdict.is === 'moved') throw new Problem(say(moveMessages.movedBefore, moveNames(earlier)));
    if (isStuck(verdict)) return;
  }
  // Another tab may have moved it while this one waited, another desk before the list was read anew.
  const shown = yield* call(findStanding, appointmentId);
  yield* call(checkIsFree, shown, slot);
  const original = yield* call(findStanding, appointmentId);
  const move = yield* select(selectMoveTo, original, slot);
  yield* call(putOnRecord, move);
  const end = yield* call(makeMove, move);
  if (end.is === 'refused') {
    yield* call(takeOffRecord, move);
    throw end.error;
  }
  yield* call(showEnd, end.move, end.verdict);
  if (isNotMoved(end.verdict)) throw new Problem(moveMessages.failed, truthOf(end.move, end.verdict, end.reason));
}

/** The appointment as it is known now; throws when it is not, or stands no longer. */
export function* findStanding(id: Id): SagaGenerator<StoredAppointment> {
  const original = yield* select(appointments.selectById, id);
  if (!original) throw new Problem(moveMessages.failed, moveMessages.notFound);
  if (!isActive(original)) throw new Problem(moveMessages.failed, moveMessages.notStanding);
  return original;
}

/** A move that was begun, as it turned out to be, and what has become of it. */
interface End {
  is: 'begun';
  move: Move;
  verdict: Verdict;
  /** Why the service refused the new appointment, if it did. */
  reason: Text | null;
  /** Whether it would be refused again, because the time is not to be had. */
  isFinal?: boolean;
  /** What the booking was rejected with, where the service has no room for it for long. */
  throttled?: unknown;
}

/**
 * Rejects the old appointment, then books the new one, or restores the one that was there before; what is lost on the
 * way is settled. Returns the refusal when the old one may not be rejected, so that nothing was changed.
 */
export function* makeMove(move: Move): SagaGenerator<Refused | End> {
  const rejected = yield* ask(setStatus, rejectionOf(move));
  if (rejected.is === 'refused') return rejected;
  if (rejected.is === 'lost') return ended(move, yield* call(settleMove, move, 'unasked' as const));
  if (!isActive({ status: rejected.value.from })) return yield* call(leaveToOthers, move, rejected.value.from);
  yield* put(formSettled(appointmentKeys.reschedule(move.original.id)));
  const { draft, restores } = move;
  const booked = restores ? yield* askPatiently(restore, restores) : yield* askPatiently(appointmentsApi.book, draft);
  if (booked.is === 'accepted') return ended(move, { is: 'moved', booked: booked.value });
  const verdict = yield* call(settleMove, move, booked.is);
  if (booked.is !== 'refused') return ended(move, verdict);
  const isFinal = booked.isFinal && !booked.isForbidden;
  const throttled = throttleOf(booked.error) && { throttled: booked.error };
  return { ...ended(move, verdict, booked.reason), ...(isFinal && { isFinal }), ...throttled };
}

/** Gives an appointment its former status, which may be the one that it has. */
function* restore(change: StatusChange): SagaGenerator<Booked> {
  const { id, to } = change;
  if (change.from !== to) yield* call(setStatus, change);
  return { id, status: to };
}

/**
 * Gives up a move whose old appointment stood no longer when it was rejected: another desk has moved it, or changed it
 * otherwise, and it gets back the status that it had there.
 */
export function* leaveToOthers(move: Move, status: string): SagaGenerator<End> {
  const left = { ...move, original: { ...move.original, status } };
  if (status === 'rejected') return ended(left, { is: 'changedMeanwhile' });
  yield* call(putOnRecord, left);
  const verdict = yield* call(settleMove, left, 'unasked' as const);
  return ended(left, isStuck(verdict) ? verdict : { is: 'changedMeanwhile' });
}

function ended(move: Move, verdict: Verdict, reason: Text | null = null): End {
  return { is: 'begun', move, verdict, reason };
}

/** Tells in a notice that a move failed when the dialog, which shows it itself, has been left. */
export function* announceOnceLeft(failure: Failure, { payload }: ReturnType<typeof rescheduleSubmitted>) {
  const view = yield* select(selectRescheduleView);
  if (view?.appointmentId === payload.appointmentId) return;
  const concerns = yield* select(selectVisit, payload.appointmentId);
  yield* put(noticeShown({ kind: 'error', concerns, ...failure }));
}
