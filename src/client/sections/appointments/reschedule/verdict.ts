import { isActive, statusOf } from '#client/entities/appointments';
import { say, type Message, type Text } from '#client/lib/text';
import type { Lost, Refused } from '#client/state/writes/ask';
import type { Appointment } from '#contract/appointments';
import type { Move } from '../list/events';
import { reversed, type StatusChange } from '../list/statusActions';
import { statusMessages } from '../status/messages';
import { moveMessages } from './messages';
import { isBookedBy, isMovedOn, moveNames, type Booked } from './move';

/** What is known of the two appointments of a move once it was begun. */
export interface Standing {
  /** The old one as the service has it; left out where that is not known. */
  old?: Pick<Appointment, 'status'>;
  /** The new one, `null` where there is none; left out where nobody knows. */
  booked?: Booked | null;
  /** It was booked, and somebody has moved it on. */
  isMovedOn?: boolean;
}

/** The new appointment was never asked for, or its booking was refused. */
export const NOT_BOOKED: Standing = { booked: null };

/** The new appointment stands, and the old one does not. */
interface Moved {
  is: 'moved';
  booked: Booked;
}

/** The new appointment does not stand, and the old one is as it was before, or as somebody else wants it. */
export interface NotMoved {
  is: 'putBack' | 'changedMeanwhile' | 'movedOn';
}

/**
 * One half is missing: both appointments stand, or the new one does not and the old one may be rejected, or nobody
 * knows whether the new one stands.
 */
export type Stuck = ({ is: 'doubled'; booked: Booked } | { is: 'stranded' } | { is: 'unknown' }) & {
  /** Why the service refused the missing half, such as for how long it takes no more calls. */
  reason?: Text | null;
};

/** What is true of a move that was begun (decisions: reschedule). */
export type Verdict = Moved | NotMoved | Stuck;

/** Finds both appointments of a move in the list of all; those that were there before are not the new one. */
export function standingIn(list: readonly Appointment[], move: Move): Standing {
  const old = list.find(({ id }) => String(id) === String(move.original.id));
  const booked = list.find(isBookedBy(move)) ?? null;
  return { booked, ...(old && { old }), ...(!booked && isMovedOn(list, move) && { isMovedOn: true }) };
}

/** Judges a move by what is known of its appointments. */
export function verdictOf({ original }: Move, { old, booked, isMovedOn }: Standing): Verdict {
  if (booked === undefined) return { is: 'unknown' };
  if (booked) return { is: old && isActive(old) ? 'doubled' : 'moved', booked };
  if (isMovedOn) return { is: 'movedOn' };
  const isUntouched = !old || [original.status, 'rejected'].includes(statusOf(old));
  return { is: isUntouched ? 'stranded' : 'changedMeanwhile' };
}

/** The first half of a move: the old appointment is rejected. */
export function rejectionOf({ original: { id, status } }: Move): StatusChange {
  return { id, from: status, to: 'rejected' };
}

/** The change that the old appointment still has to get, and the verdict once it has it; `null` where none is due. */
export function missingHalfOf(move: Move, verdict: Verdict): { change: StatusChange; verdict: Verdict } | null {
  switch (verdict.is) {
    case 'doubled':
      return { change: rejectionOf(move), verdict: { is: 'moved', booked: verdict.booked } };
    case 'stranded':
      return { change: reversed(rejectionOf(move)), verdict: { is: 'putBack' } };
    default:
      return null;
  }
}

/** The verdict on a move whose missing half was not accepted: as it was, with what the service said. */
export function stuckBy(verdict: Verdict, answer: Refused | Lost): Verdict {
  const reason = answer.is === 'refused' ? answer.reason : null;
  return reason && isStuck(verdict) ? { ...verdict, reason } : verdict;
}

/** Whether one half of a move is still missing. */
export function isStuck(verdict: Verdict): verdict is Stuck {
  return verdict.is !== 'moved' && !isNotMoved(verdict);
}

/** Whether a move is over and its new appointment does not stand. */
export function isNotMoved(verdict: Verdict): verdict is NotMoved {
  return ['putBack', 'changedMeanwhile', 'movedOn'].includes(verdict.is);
}

/** Says what is true of a move that did not succeed, after the reason that the service gave (Spec 1 §8). */
export function truthOf(move: Move, { is }: NotMoved | Stuck, reason: Text | null = null): Message {
  const truth = say(moveMessages[is], moveNames(move));
  return reason ? say(statusMessages.because, { reason, truth }) : truth;
}
