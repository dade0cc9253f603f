import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { reasonOf } from '#client/lib/errors';
import { say } from '#client/lib/text';
import type { missingHalfChosen, Move } from '#client/sections/appointments/list/events';
import { appointmentMoved, rescheduleSettled } from '#client/sections/appointments/list/events';
import { appointmentKeys, SECTION } from '#client/sections/appointments/list/keys';
import { timeOf, visitOf } from '#client/sections/appointments/list/late/visits';
import { readHowItStands, storeBooked, storeChange } from '#client/sections/appointments/list/sagas/storeChange';
import { placeRevisited } from '#client/state/address';
import type { Notice } from '#client/state/notices';
import { noticeShown } from '#client/state/notices';
import type { Id } from '#contract/common';
import { rescheduleMessages as messages } from '../messages';
import type { Booked } from '../move';
import { bookedEntities } from '../move';
import type { Standing, Verdict } from '../verdict';
import {
  isNotMoved,
  isStuck,
  missingHalfOf,
  NOT_BOOKED,
  NOTHING_KNOWN,
  standingIn,
  truthOf,
  verdictOf,
} from '../verdict';
import { findMoveOnRecord, reportStuckMove, selectMoveOnRecord, takeOffRecord } from './moveRecord';

/**
 * Brings a move that got stuck or was cut off to its end, and says how it ended, unless another tab has done so while
 * this one waited (decisions: reschedule).
 */
export function* finishMove({ payload }: ReturnType<typeof missingHalfChosen>) {
  const known = yield* select(selectMoveOnRecord, payload.original.id);
  const onRecord = yield* call(findMoveOnRecord, payload.original.id);
  if (known && !onRecord) {
    yield* call(takeOffRecord, payload);
    return;
  }
  const move = onRecord ?? payload;
  const verdict = yield* call(bringToEnd, move, NOTHING_KNOWN);
  if (isNotMoved(verdict)) yield* put(noticeShown({ kind: 'success', text: truthOf(move, verdict) }));
}

/** Asks how both appointments of a move stand, and ends it by that, or by what is known where the list is not read. */
export function* bringToEnd(move: Move, known: Standing): SagaGenerator<Verdict> {
  const standing = yield* call(readStanding, move, known);
  if (known.booked === null) return yield* call(endMove, move, standing);
  return yield* call(endUnanswered, move, standing);
}

/**
 * Ends a move whose booking may have been sent and was never answered. It may take effect late, so the list is read
 * once more after the old appointment was given its status back.
 */
export function* endUnanswered(move: Move, standing: Standing): SagaGenerator<Verdict> {
  const verdict = yield* call(doMissingHalf, move, verdictOf(move, standing));
  if (verdict.is !== 'putBack') return yield* showEnd(move, verdict);
  const now = yield* call(readStanding, move, NOT_BOOKED);
  if (!now.booked) return yield* showEnd(move, verdict);
  return yield* call(endMove, move, now);
}

/** Reads how both appointments of a move stand; returns what is known already where the list cannot be read. */
export function* readStanding(move: Move, known: Standing): SagaGenerator<Standing> {
  try {
    const list = yield* call(readHowItStands, move.original.id);
    return standingIn(list, move);
  } catch {
    return known;
  }
}

/** Does what is missing of a move, shows what is true then, and returns it; only a stuck move stays on record. */
export function* endMove(move: Move, standing: Standing): SagaGenerator<Verdict> {
  const verdict = yield* call(doMissingHalf, move, verdictOf(move, standing));
  return yield* showEnd(move, verdict);
}

function* showEnd(move: Move, verdict: Verdict): SagaGenerator<Verdict> {
  if (verdict.is === 'moved') yield* call(showMoved, move, verdict.booked);
  if (isStuck(verdict)) yield* call(reportStuckMove, move, verdict);
  else yield* call(takeOffRecord, move);
  return verdict;
}

/** Gives the old appointment the status that it still has to get, if any; a verdict stays as it is when that fails. */
export function* doMissingHalf(move: Move, verdict: Verdict): SagaGenerator<Verdict> {
  const missing = missingHalfOf(move, verdict);
  if (!missing) return verdict;
  try {
    yield* call(appointmentsApi.setStatus, move.original.id, missing.status);
  } catch (error) {
    const reason = reasonOf(error);
    return reason && isStuck(verdict) ? { ...verdict, reason } : verdict;
  }
  yield* call(storeChange, move.original.id, { status: missing.status });
  return missing.verdict;
}

/** Puts the new appointment into the list, closes the dialog, and says where to it was moved (Spec 1 §8). */
export function* showMoved(move: Move, booked: Booked) {
  const { original, draft } = move;
  yield* call(storeBooked, booked.id, bookedEntities(booked, draft, original));
  yield* put(rescheduleSettled(original.id));
  yield* put(appointmentMoved({ from: original.id, to: booked.id }));
  yield* put(noticeShown(movedNotice(move, booked.id)));
}

/** The notice of a move that succeeded, which leads to the new appointment wherever a person is by then. */
export function movedNotice({ original, draft, patient }: Move, bookedId: Id): Omit<Notice, 'id'> {
  const place = { section: SECTION, params: { open: String(bookedId) } };
  return {
    kind: 'success',
    concerns: visitOf(patient, original),
    text: messages.done,
    detail: say(messages.movedTo, timeOf(draft)),
    offer: {
      event: placeRevisited({ key: appointmentKeys.moved(bookedId), place }),
      label: messages.show,
      leavesView: true,
    },
  };
}
