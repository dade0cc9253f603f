import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import type { Appointment } from '../../../../contract/appointments';
import * as appointmentsApi from '../../../api/appointments';
import * as availabilitiesApi from '../../../api/availabilities';
import type { StoredAppointment } from '../../../entities/appointment';
import { appointments, isActive, normalizeAppointments } from '../../../entities/appointment';
import { entitiesMerged } from '../../../entities/entityStore';
import { failureOf, isRefusal, Problem } from '../../../lib/errors';
import { say } from '../../../lib/text';
import { selectAddress } from '../../../state/address';
import { noticeShown, topicClosed } from '../../../state/notices';
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

/**
 * Which of the two appointments stands in the end: the new one, or the old one, by our hand or by somebody else's. Of a
 * stuck move that is not known, or it is neither.
 */
type Outcome = 'moved' | 'restored' | 'changed' | 'stuck';

/**
 * Rejects the old appointment, then books the new one; whatever fails, the patient keeps one of the two, or a notice
 * that stays says otherwise (Spec 1 §4; decisions: reschedule).
 */
export function* rescheduleAppointment({ payload: { appointmentId, slot } }: ReturnType<typeof rescheduleSubmitted>) {
  const original = yield* select(appointments.selectById, appointmentId);
  if (!original) throw new Problem(messages.failed, messages.notFound);
  const draft = draftOf(original, slot);
  yield* call(expectFree, original, slot);
  yield* call(moveOver, { original, draft, twinIds: yield* select(selectTwinIds, draft) });
}

/** The missing half of a move that got stuck or was cut off: looks how both appointments stand now, and brings it to an end. */
export function* finishMove({ payload: move }: ReturnType<typeof missingHalfChosen>) {
  const key = appointmentKeys.reschedule(move.original.id);
  const outcome = yield* call(settle, move, null);
  if (outcome === 'stuck') return;
  yield* put(workEnded(key));
  yield* put(topicClosed(key));
  if (outcome !== 'moved') yield* put(noticeShown({ kind: 'success', text: yield* call(truthOf, move, outcome) }));
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

/** The part that must not stop half way: it is on record until it has come to an end, also when the session ends first. */
function* moveOver(move: StuckMove) {
  const key = appointmentKeys.reschedule(move.original.id);
  const title = say(messages.unfinished, yield* select(selectMoveNames, move));
  const resume = { event: missingHalfChosen(move), label: messages.checkAgain };
  yield* put(workStarted({ key, work: { title, place: yield* select(selectAddress), resume } }));
  try {
    const outcome = yield* call(rejectThenBook, move);
    if (outcome !== 'stuck') yield* put(workEnded(key));
  } catch (error) {
    yield* put(workEnded(key));
    throw error;
  }
}

/** When it stays unknown whether the rejection arrived, nothing is booked and the old status is sent again. */
function* rejectThenBook(move: StuckMove) {
  try {
    yield* call(appointmentsApi.setStatus, move.original.id, 'rejected');
  } catch (error) {
    if (isRefusal(error)) throw error;
    return yield* call(expectMoved, move, yield* call(putBack, move), error);
  }
  yield* call(keepChange, move.original.id, { status: 'rejected' });
  return yield* call(book, move);
}

function* book(move: StuckMove) {
  let booked: Booked;
  try {
    booked = yield* call(appointmentsApi.book, move.draft);
  } catch (error) {
    return yield* call(expectMoved, move, yield* call(settle, move, error), error);
  }
  return yield* call(announce, move, booked);
}

/** A move that did not happen is a failure: it says why, and what is true now. */
function* expectMoved(move: StuckMove, outcome: Outcome, error: unknown) {
  if (outcome !== 'restored' && outcome !== 'changed') return outcome;
  const { detail } = failureOf(error, { text: messages.failed });
  throw new Problem(messages.failed, yield* call(truthOf, move, outcome, typeof detail === 'string' ? detail : null));
}

function* truthOf(move: StuckMove, outcome: 'restored' | 'changed', reason: string | null = null) {
  const names = yield* select(selectMoveNames, move);
  if (outcome === 'changed') return say(messages.changedMeanwhile, names);
  return reason ? say(messages.putBackBecause, { ...names, reason }) : say(messages.putBack, names);
}

/** After a booking that failed, or whose answer was lost: is the new appointment there after all? */
function* settle(move: StuckMove, error: unknown) {
  let found: Partial<Standing> = {};
  try {
    found = yield* call(look, move);
  } catch {
    if (!isRefusal(error)) return yield* call(reportStuck, move, UNDECIDED);
  }
  return found.booked ? yield* call(complete, move, found.booked, found.old) : yield* call(putBack, move, found.old);
}

/** Both appointments of a move as the service has them. */
interface Standing {
  old: StoredAppointment | undefined;
  booked: Appointment | undefined;
}

function* look({ draft, original, twinIds }: StuckMove): SagaGenerator<Standing> {
  const list = yield* call(appointmentsApi.listAppointments);
  const others = new Set([original.id, ...twinIds].map(String));
  const booked = list.find((one) => isActive(one) && isSameVisit(one, draft) && !others.has(String(one.id)));
  const { entities } = normalizeAppointments(list.filter(({ id }) => String(id) === String(original.id)));
  yield* put(entitiesMerged(entities));
  return { old: entities[appointments.kind]?.[original.id] as StoredAppointment | undefined, booked };
}

/** The new appointment is there; the old one must not stand beside it, should somebody have restored it since. */
function* complete(move: StuckMove, booked: Booked, old: StoredAppointment | undefined) {
  if (old && isActive(old)) {
    try {
      yield* call(appointmentsApi.setStatus, old.id, 'rejected');
    } catch {
      return yield* call(reportStuck, move, DOUBLED);
    }
    yield* call(keepChange, old.id, { status: 'rejected' });
  }
  return yield* call(announce, move, booked);
}

/** Gives the old appointment its status back (beyond: compensation), unless somebody has given it another one since. */
function* putBack(move: StuckMove, old?: StoredAppointment) {
  const { status } = move.original;
  if (old && old.status !== status && old.status !== 'rejected') return 'changed' as Outcome;
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

/** What is true of a stuck move, and what brings it to an end. */
const STRANDED = { truth: messages.stranded, retryLabel: messages.restore };
const DOUBLED = { truth: messages.doubled, retryLabel: messages.checkAgain };
const UNDECIDED = { truth: messages.undecided, retryLabel: messages.checkAgain };

/** Says what is true now, until somebody closes it, and offers the missing half. */
function* reportStuck(move: StuckMove, { truth, retryLabel }: typeof STRANDED) {
  const topic = appointmentKeys.reschedule(move.original.id);
  const detail = say(truth, yield* select(selectMoveNames, move));
  yield* put(rescheduleSettled(move.original.id));
  yield* put(noticeShown({ kind: 'error', text: messages.failed, detail, retry: missingHalfChosen(move), retryLabel, topic }));
  return 'stuck' as Outcome;
}
