import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import { isUnauthorized, throttleOf } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { lockOfMove } from '#client/sections/appointments/list/keys';
import { selectAddress } from '#client/state/address';
import { askConfirmation } from '#client/state/confirmations';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { runRound } from '#client/state/fanOut/round';
import type { Sent } from '#client/state/fanOut/row';
import { runFanOut, servingFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed, planResumed, resumeOf, type ResumeEvent } from '#client/state/fanOutEvents';
import { tracked } from '#client/state/requests/tracked';
import { inOneTab } from '#client/state/sagas/inOneTab';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { ask } from '#client/state/writes/ask';
import type { Id } from '#contract/common';
import { lateMessages } from '../afterMessages';
import {
  awayContinued,
  awayTimesWanted,
  lineEnded,
  movesChosen,
  movesEnded,
  nextTimeChosen,
  planSent,
  sentClosed,
  stayOpened,
  statusesRead,
  timesNarrowed,
} from '../events';
import { awayKeys } from '../keys';
import { awayMessages, movedTally } from '../messages';
import { countNamed, countsOf, isOpen } from '../planning';
import {
  selectIsFreed,
  selectLinesNow,
  selectMoved,
  selectMoveItems,
  selectOutcome,
  selectPlan,
  selectPlannedVisit,
  selectPlanToSend,
  selectSentPlan,
  selectTimeNamed,
  type LineRef,
  type MoveRef,
} from '../selectors';
import { findTimes, narrowTimes, readHoursOf, readWholeList } from './findTimes';
import { forgetPlan, keepPlan, recallPlan } from './keepPlan';
import { moveOnce, type MoveEnd } from './moveOnce';
import { openStay } from './stayLonger';

/**
 * The moves of a plan, each by the known move, which looks for itself after a lost answer; the list and the hours are
 * read once before each round (decisions: doctor away).
 */
const movingVisits: FanOutKind<MoveRef> = {
  name: awayKeys.moves,
  texts: { ...movedTally, title: awayMessages.moving, failed: awayMessages.failed },
  read: readBeforeMoves,
  needs: (one) => ('needs' in one ? one.needs : []),
  send: (one, isTried) => ('needs' in one ? moveVisit(one) : openStay(one, isTried)),
  after: endMoves,
};

type MovesEvent = ReturnType<typeof movesChosen | typeof awayContinued | typeof nextTimeChosen> | ResumeEvent;

const find = tracked({ key: awayKeys.find, failure: { text: awayMessages.hoursFailed } }, findTimes);

/** Starts what makes a plan of doctors who are away, sends it, and goes on with it. */
export function* watchMoves() {
  yield* takeLatest(awayTimesWanted, find);
  yield* takeEvery(timesNarrowed, narrowTimes);
  yield* takeEvery([planSent, stayOpened, statusesRead, lineEnded, nextTimeChosen], keepPlan);
  yield* takeEvery(sentClosed, closePlan);
  const isMoves = isAnyOf(movesChosen, awayContinued, nextTimeChosen, resumeOf(movingVisits));
  yield* takeLeadingEach({ match: isMoves }, () => awayKeys.moves, serveMoves);
}

/** Two tabs never send a plan at the same time: the second one reads the list only once the first has ended. */
const LOCK = `mawid.${awayKeys.moves}`;

/** Asks first, where nobody has been asked, and then sends what is to be sent. */
function* serveMoves(event: MovesEvent) {
  if (movesChosen.match(event)) {
    const isWanted = yield* call(askBeforeMoves);
    if (!isWanted) return;
  }
  yield* call(
    inOneTab,
    LOCK,
    servingFanOut(movingVisits, () => awayKeys.moves, beginMoves),
    event,
  );
}

/** Asks the one question of a plan, which has its numbers and says what becomes of whom (Spec 1 §4). */
function* askBeforeMoves(): SagaGenerator<boolean> {
  const plan = yield* select(selectPlan);
  if (!plan || countsOf(plan.lines).moved === 0) return false;
  return yield* call(askConfirmation, {
    title: countNamed(plan),
    ...(yield* select(selectOutcome, plan)),
    confirmLabel: awayMessages.confirm,
    declineLabel: awayMessages.decline,
  });
}

/** Sends a plan, goes on with one that was cut off, or moves one line to its next time. */
function* beginMoves(event: Exclude<MovesEvent, ResumeEvent>): SagaGenerator<void> {
  if (nextTimeChosen.match(event)) {
    const place = yield* select(selectAddress);
    const only = String(event.payload.id);
    yield* put(planResumed({ key: awayKeys.moves, place, outcome: 'failed', looksFirst: false, only }));
    yield* call(runRound, movingVisits, awayKeys.moves);
    return;
  }
  const plan = awayContinued.match(event) ? yield* call(recallPlan, event.payload) : yield* select(selectPlanToSend);
  if (!plan) return;
  yield* put(planSent(plan));
  const items = yield* select(selectMoveItems, plan);
  yield* call(runFanOut, movingVisits, awayKeys.moves, items);
}

/** Reads what the moves are held against: the list, and before anything is sent the hours as well. */
function* readBeforeMoves(_: unknown, isAnew: boolean): SagaGenerator<void> {
  yield* call(readWholeList);
  if (isAnew) return;
  const lines = yield* select(selectLinesNow);
  yield* put(statusesRead(lines));
  const visits = lines.map(({ original }) => original);
  yield* call(readHoursOf, visits);
}

/** Moves the patient of one line, if its time is free, and notes how that ended; throws where it failed. */
function* moveVisit({ id }: Pick<LineRef, 'id'>): SagaGenerator<Sent<MoveRef>> {
  const line = yield* select(selectPlannedVisit, id);
  if (!line?.target) return { outcome: 'leftOut' };
  const { original, target, end } = line;
  const time = yield* select(selectTimeNamed, target, original);
  if (end.is === 'moved') return { outcome: 'added', reason: yield* select(selectMoved, original, end.to) };
  const sent = yield* select(selectSentPlan);
  if (sent?.stay?.is === 'wanted')
    return yield* call(noteFailed, id, new Problem(awayMessages.notMoved, lateMessages.notOpened));
  const isFreed = yield* select(selectIsFreed, line);
  if (!isFreed)
    return yield* call(noteFailed, id, new Problem(awayMessages.notMoved, say(awayMessages.notFreed, { time })));
  const made = yield* ask(moveInOneTab, original, target);
  if (made.is !== 'accepted') {
    // What could not leave the page, or had no room, is sent again; what the session cut off goes on after it.
    const isLater = (made.is === 'refused' && made.isUnsent) || throttleOf(made.error) !== null;
    if (isLater || isUnauthorized(made.error)) throw made.error;
    return yield* call(noteFailed, id, made.error);
  }
  yield* put(lineEnded({ id, end: made.value.end }));
  if (made.value.end.is === 'failed') throw new Problem(awayMessages.notMoved, made.value.reason);
  return { outcome: made.value.end.is === 'moved' ? 'added' : 'leftOut', reason: made.value.reason };
}

/** Notes that a line has failed, and throws why. */
function* noteFailed(id: Id, error: unknown): SagaGenerator<never> {
  yield* put(lineEnded({ id, end: { is: 'failed', isTaken: false } }));
  throw error;
}

/** Makes a move while no other tab works on one of the same appointment. */
export function moveInOneTab(
  original: StoredAppointment,
  slot: Slot,
  former?: StoredAppointment,
): SagaGenerator<MoveEnd> {
  return inOneTab(lockOfMove(original.id), moveOnce, original, slot, former);
}

/** Tells that all moves of a plan have ended, and takes it off the device unless there are hours to be closed. */
function* endMoves() {
  const sent = yield* select(selectSentPlan);
  if (!sent || isOpen(sent)) return;
  if (!sent.closesHours) yield* call(forgetPlan, sent);
  yield* put(movesEnded());
}

/** Drops what is left of a plan that a person has closed. */
function* closePlan({ payload }: ReturnType<typeof sentClosed>) {
  yield* call(forgetPlan, payload);
  for (const key of [awayKeys.moves, awayKeys.hours, awayKeys.undo]) yield* put(ledgerClosed(key));
}
