import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { missingHalfChosen, Move } from '#client/sections/appointments/list/events';
import { readHowItStands } from '#client/sections/appointments/list/sagas/storeChange';
import { setStatus } from '#client/sections/appointments/status/sagas/setStatus';
import { noticeShown } from '#client/state/notices';
import { askPatiently } from '#client/state/writes/askPatiently';
import { look } from '#client/state/writes/settle';
import {
  isNotMoved,
  missingHalfOf,
  NOT_BOOKED,
  standingIn,
  stuckBy,
  truthOf,
  verdictOf,
  type Standing,
  type Verdict,
} from '../verdict';
import { findMoveOnRecord, selectMoveOnRecord, takeOffRecord } from './moveRecord';
import { showEnd } from './showEnd';

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
  const verdict = yield* call(settleMove, move, 'lost' as const);
  yield* call(showEnd, move, verdict);
  if (isNotMoved(verdict)) yield* put(noticeShown({ kind: 'success', text: truthOf(move, verdict) }));
}

/**
 * Looks how both appointments of a move stand, gives the old one the status that it still has to get, and returns what
 * is true then. A lost booking may come late: once the old one stands again it is looked for once more.
 *
 * @param booking what the service said to the new appointment; nothing is looked up where it was never asked for
 */
export function* settleMove(move: Move, booking: 'unasked' | 'refused' | 'lost'): SagaGenerator<Verdict> {
  const known = booking === 'lost' ? {} : NOT_BOOKED;
  let standing = booking === 'unasked' ? known : yield* call(readStanding, move, known);
  let mayComeLate = booking === 'lost';
  for (;;) {
    const verdict = verdictOf(move, standing);
    const missing = missingHalfOf(move, verdict);
    if (!missing) return verdict;
    const answer = yield* askPatiently(setStatus, missing.change);
    if (answer.is !== 'accepted') return stuckBy(verdict, answer);
    if (!mayComeLate || missing.verdict.is !== 'putBack') return missing.verdict;
    mayComeLate = false;
    standing = yield* call(readStanding, move, NOT_BOOKED);
    if (!standing.booked) return missing.verdict;
  }
}

/** Reads how both appointments of a move stand; returns what is known already where the list cannot be read. */
export function* readStanding(move: Move, known: Standing): SagaGenerator<Standing> {
  const list = yield* look(readHowItStands, move.original.id);
  return list ? standingIn(list, move) : known;
}
