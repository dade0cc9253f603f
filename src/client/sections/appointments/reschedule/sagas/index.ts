import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';

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
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import type { Id } from '#contract/common';
import { moveFailures as failures } from '../messages';
import { loadFreeDates } from './loadFreeDates';
import { forgetFailedMove, loadSlots } from './loadSlots';
import { announceOnceLeft, rescheduleAppointment } from './makeMove';
import { keepChoice, resumeMove } from './resumeMove';
import { finishMove } from './settleMove';
import { showMovedRow } from './showMovedRow';

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
  yield* takeEvery(appointmentsLoaded, resumeMove);
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
