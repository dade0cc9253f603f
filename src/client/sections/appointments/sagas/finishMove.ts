import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import type { StoredAppointment } from '#client/entities/appointments';
import { appointments, isActive } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { isRefusal } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import { say } from '#client/lib/text';
import { workEnded } from '#client/state/forms/unfinished';
import { noticeShown, topicClosed } from '#client/state/notices';
import type { Appointment } from '#contract/appointments';
import type { Booked } from '../booking';
import { bookedEntities, isSameVisit, moveNames } from '../booking';
import { appointmentKeys } from '../keys';
import { rescheduleMessages as messages } from '../messages';
import type { Move } from '../slice';
import { missingHalfChosen, rescheduleSettled } from '../slice';
import { keepBooked, keepChange } from './keepChange';

/**
 * Which of the two appointments stands in the end: the new one, or the old one, by our hand or by somebody else's. Of a
 * stuck move that is not known, or it is neither.
 */
export type Outcome = 'moved' | 'restored' | 'changed' | 'stuck';

/** The missing half of a move that got stuck or was cut off is asked for; says how it ended (decisions: reschedule). */
export function* finishMove({ payload: move }: ReturnType<typeof missingHalfChosen>) {
  const outcome = yield* call(bringToEnd, move);
  if (outcome === 'restored' || outcome === 'changed')
    yield* put(noticeShown({ kind: 'success', text: truthOf(move, outcome) }));
}

/**
 * Looks how both appointments stand now, does what is missing, and takes the move off record unless it is still
 * stuck.
 */
export function* bringToEnd(move: Move): SagaGenerator<Outcome> {
  const outcome = yield* call(settle, move, null);
  if (outcome !== 'stuck') yield* call(takeOffRecord, move);
  return outcome;
}

/** The move has come to an end: nothing has to be finished, and no notice says so any more. */
export function* takeOffRecord({ original: { id } }: Move) {
  yield* put(workEnded(appointmentKeys.reschedule(id)));
  yield* put(topicClosed(appointmentKeys.reschedule(id)));
}

/** After a booking that failed, or whose answer was lost: is the new appointment there after all? */
export function* settle(move: Move, error: unknown): SagaGenerator<Outcome> {
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

function* look({ draft, original, twinIds }: Move): SagaGenerator<Standing> {
  const list = yield* call(appointmentsApi.listAppointments);
  const others = new Set([original.id, ...twinIds].map(String));
  const booked = list.find((one) => isActive(one) && isSameVisit(one, draft) && !others.has(String(one.id)));
  const { entities } = appointments.normalize(list.filter(({ id }) => String(id) === String(original.id)));
  yield* put(entitiesMerged(entities));
  return { old: entities[appointments.kind]?.[original.id], booked };
}

/** The new appointment is there; the old one must not stand beside it, should somebody have restored it since. */
function* complete(move: Move, booked: Booked, old: StoredAppointment | undefined): SagaGenerator<Outcome> {
  if (old && isActive(old)) {
    try {
      yield* call(appointmentsApi.setStatus, old.id, 'rejected');
    } catch {
      return yield* call(reportStuck, move, DOUBLED);
    }
    yield* call(keepChange, old.id, { status: 'rejected' });
  }
  return yield* call(announceMove, move, booked);
}

/** Gives the old appointment its status back (beyond: compensation), unless somebody has given it another one since. */
export function* putBack(move: Move, old?: StoredAppointment): SagaGenerator<Outcome> {
  const { id, status } = move.original;
  if (old && old.status !== status && old.status !== 'rejected') return 'changed';
  try {
    yield* call(appointmentsApi.setStatus, id, status);
  } catch {
    return yield* call(reportStuck, move, STRANDED);
  }
  yield* call(keepChange, id, { status });
  return 'restored';
}

/** The new appointment stands: it is listed, its dialog closes, and the success is said. */
export function* announceMove({ original, draft }: Move, booked: Booked): SagaGenerator<Outcome> {
  yield* call(keepBooked, booked.id, bookedEntities(booked, draft, original));
  yield* put(rescheduleSettled(original.id));
  yield* put(noticeShown({ kind: 'success', text: messages.done }));
  return 'moved';
}

/** What is true of a move that did not happen, and why it did not, where the service said it. */
export function truthOf(move: Move, outcome: 'restored' | 'changed', reason: string | null = null): Message {
  const names = moveNames(move);
  if (outcome === 'changed') return say(messages.changedMeanwhile, names);
  return reason ? say(messages.putBackBecause, { ...names, reason }) : say(messages.putBack, names);
}

/** What is true of a stuck move, and what brings it to an end. */
const STRANDED = { truth: messages.stranded, label: messages.restore };
const DOUBLED = { truth: messages.doubled, label: messages.checkAgain };
const UNDECIDED = { truth: messages.undecided, label: messages.checkAgain };

/** Says what is true now, until the move has come to an end, and offers the missing half. */
function* reportStuck(move: Move, { truth, label }: typeof STRANDED): SagaGenerator<Outcome> {
  const topic = appointmentKeys.reschedule(move.original.id);
  const detail = say(truth, moveNames(move));
  yield* put(rescheduleSettled(move.original.id));
  yield* put(
    noticeShown({
      kind: 'error',
      text: messages.failed,
      detail,
      offer: { event: missingHalfChosen(move), label },
      topic,
    }),
  );
  return 'stuck';
}
