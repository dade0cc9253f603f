import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { onDemand } from '#client/device/onDemand';
import {
  appointmentMoved,
  appointmentsLoaded,
  missingHalfChosen,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleResumed,
  rescheduleSubmitted,
} from '#client/sections/appointments/list/events';
import { appointmentKeys, lockOfMove } from '#client/sections/appointments/list/keys';
import { formSettled } from '#client/state/formEvents';
import { announceFailure } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { inOneTab } from '#client/state/sagas/inOneTab';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import type { Id } from '#contract/common';
import { moveFailures as failures } from '../messages';
import { selectInterruptedMove } from '../selectors';

const code = onDemand(() => import(/* webpackChunkName: "changing" */ '../late'));

const finishMove = onceFetched(code, (workflows) => workflows.finishMove);
const loadFreeDates = onceFetched(code, (workflows) => workflows.loadFreeDates);
const forgetFailedMove = onceFetched(code, (workflows) => workflows.forgetFailedMove);
const loadSlots = onceFetched(code, (workflows) => workflows.loadSlots);
const announceOnceLeft = onceFetched(code, (workflows) => workflows.announceOnceLeft);
const rescheduleAppointment = onceFetched(code, (workflows) => workflows.rescheduleAppointment);
const keepChoice = onceFetched(code, (workflows) => workflows.keepChoice);
const resumeMove = onceFetched(code, (workflows) => workflows.resumeMove);
const showMovedRow = onceFetched(code, (workflows) => workflows.showMovedRow);

const freeDates = tracked({ key: appointmentKeys.freeDates, failure: { text: failures.slotsFailed } }, loadFreeDates);

const loadOfDate = tracked({ key: appointmentKeys.slots, failure: { text: failures.slotsFailed } }, loadSlots);

const reschedule = tracked(
  {
    key: ({ payload }) => appointmentKeys.reschedule(payload.appointmentId),
    failure: { text: failures.failed },
    onFailure: announceOnceLeft,
  },
  (event: ReturnType<typeof rescheduleSubmitted>) => inOneTab(lockOfMove(movedId(event)), rescheduleAppointment, event),
);

const finish = tracked(
  {
    key: ({ payload }) => appointmentKeys.reschedule(payload.original.id),
    failure: { text: failures.failed },
    onFailure: announceFailure,
  },
  (event: ReturnType<typeof missingHalfChosen>) => inOneTab(lockOfMove(movedId(event)), finishMove, event),
);

/** Starts all that moves an appointment: from its dialog, from the board, and after it was cut off. */
export function* watchMove() {
  yield* takeEvery([rescheduleOpened, rescheduleDateChosen], forgetFailedMove);
  yield* takeLatest([rescheduleOpened, rescheduleResumed], freeDates);
  yield* takeLatest(rescheduleDateChosen, loadOfDate);
  yield* takeLeadingEach({ match: isAnyOf(rescheduleSubmitted, missingHalfChosen) }, movedId, move);
  yield* takeEvery(appointmentMoved, showMovedRow);
  yield* takeEvery(appointmentsLoaded, resumeIfInterrupted);
}

/** Hardly a list finds a move that was interrupted, so that its code is not fetched before there is one. */
function* resumeIfInterrupted() {
  const choice = yield* select(selectInterruptedMove);
  if (choice) yield* call(resumeMove);
}

/** Both ways to work on a move share one lock for each appointment. */
type MoveEvent = ReturnType<typeof rescheduleSubmitted> | ReturnType<typeof missingHalfChosen>;

function movedId(event: MoveEvent): Id {
  return rescheduleSubmitted.match(event) ? event.payload.appointmentId : event.payload.original.id;
}

function move(event: MoveEvent) {
  return rescheduleSubmitted.match(event) ? rescheduleKept(event) : finish(event);
}

/** Reschedules, and keeps what was chosen until that has come to an end. */
function* rescheduleKept(event: ReturnType<typeof rescheduleSubmitted>) {
  yield* call(keepChoice, event);
  yield* call(reschedule, event);
  yield* put(formSettled(movedKey(event)));
}

function movedKey(event: MoveEvent): string {
  return appointmentKeys.reschedule(movedId(event));
}
