import { call, put } from 'typed-redux-saga';

import { say } from '#client/lib/text';
import {
  appointmentMoved,
  missingHalfChosen,
  rescheduleSettled,
  type Move,
} from '#client/sections/appointments/list/events';
import { appointmentKeys, SECTION } from '#client/sections/appointments/list/keys';
import { offerSooner } from '#client/sections/appointments/list/patients/patients';
import { timeOf, visitOf } from '#client/sections/appointments/list/patients/visits';
import { storeBooked } from '#client/sections/appointments/list/sagas/storeChange';
import { placeRevisited } from '#client/state/address';
import { noticeShown, type Notice } from '#client/state/notices';
import { moveMessages } from '../messages';
import { bookedEntities, type Booked } from '../move';
import { isStuck, truthOf, type Stuck, type Verdict } from '../verdict';
import { takeOffRecord } from './moveRecord';

/**
 * Shows how a move has ended (Spec 1 §8): the new appointment comes into the list, a stuck one is told of and stays on
 * record, and every other is taken off it. The dialog closes where there is nothing more to say in it.
 */
export function* showEnd(move: Move, verdict: Verdict) {
  const { id } = move.original;
  yield* call(endMove, move, verdict);
  if (verdict.is === 'moved') {
    const { booked } = verdict;
    yield* put(rescheduleSettled(id));
    yield* put(appointmentMoved({ from: id, to: booked.id }));
    const offer = yield* call(offerSooner, { ...move.original, status: 'rejected' });
    yield* put(noticeShown({ ...movedNotice(move, booked), ...offer }));
  }
  if (isStuck(verdict)) yield* put(rescheduleSettled(id));
}

/**
 * Ends a move as one of many, of which a ledger tells: the new appointment comes into the list, a stuck one is told of
 * and stays on record, and every other is taken off it.
 */
export function* endMove(move: Move, verdict: Verdict) {
  const { original, draft } = move;
  if (verdict.is === 'moved') {
    const { booked } = verdict;
    yield* call(storeBooked, booked.id, bookedEntities(booked, draft, original));
  }
  if (isStuck(verdict)) yield* put(noticeShown(stuckNotice(move, verdict)));
  else yield* call(takeOffRecord, move);
}

/** The notice of a move that succeeded, which leads to the new appointment wherever a person is by then. */
function movedNotice({ original, draft, patient }: Move, { id }: Booked): Omit<Notice, 'id'> {
  const place = { section: SECTION, params: { open: String(id) } };
  return {
    kind: 'success',
    concerns: visitOf(patient, original),
    text: moveMessages.done,
    detail: say(moveMessages.movedTo, timeOf(draft)),
    offer: {
      event: placeRevisited({ key: appointmentKeys.moved(id), place }),
      label: moveMessages.show,
      leavesView: true,
    },
  };
}

/** The notice of a stuck move, which offers the missing half until the move is taken off record. */
function stuckNotice(move: Move, verdict: Stuck): Omit<Notice, 'id'> {
  return {
    kind: 'error',
    text: moveMessages.failed,
    detail: truthOf(move, verdict, verdict.reason),
    offer: {
      event: missingHalfChosen(move),
      label: verdict.is === 'stranded' ? moveMessages.restore : moveMessages.checkAgain,
    },
    topic: appointmentKeys.reschedule(move.original.id),
  };
}
