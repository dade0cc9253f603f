import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';

import {
  appointmentDropped,
  appointmentMoved,
  appointmentsLoaded,
  missingHalfChosen,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleResumed,
  rescheduleSubmitted,
} from '#client/sections/appointments/events';
import { appointmentKeys } from '#client/sections/appointments/keys';
import { rescheduleMessages as messages } from '#client/sections/appointments/messages';
import { formSettled } from '#client/state/formEvents';
import { announceFailure } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { inOneTab } from '#client/state/sagas/inOneTab';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import type { Id } from '#contract/common';
import { finishMove } from './finishMove';
import { loadFreeDates } from './loadFreeDates';
import { forgetFailedMove, loadSlots } from './loadSlots';
import { offerDropped } from './offerDropped';
import { announceOnceLeft, rescheduleAppointment } from './rescheduleAppointment';
import { keepChoice, resumeMove } from './resumeMove';
import { showMovedRow } from './showMovedRow';

const freeDates = tracked({ key: appointmentKeys.freeDates, failure: { text: messages.slotsFailed } }, loadFreeDates);

const loadOfDate = tracked({ key: appointmentKeys.slots, failure: { text: messages.slotsFailed } }, loadSlots);

const reschedule = tracked(
  {
    key: ({ payload }) => appointmentKeys.reschedule(payload.appointmentId),
    failure: { text: messages.failed },
    onFailure: announceOnceLeft,
  },
  (event: ReturnType<typeof rescheduleSubmitted>) => inOneTab(lockOf(event), rescheduleAppointment, event),
);

const finish = tracked(
  {
    key: ({ payload }) => appointmentKeys.reschedule(payload.original.id),
    failure: { text: messages.failed },
    onFailure: announceFailure,
  },
  (event: ReturnType<typeof missingHalfChosen>) => inOneTab(lockOf(event), finishMove, event),
);

/** Starts all that moves an appointment: from its dialog, from the board, and after it was cut off. */
export function* watchReschedule() {
  yield* takeEvery([rescheduleOpened, rescheduleDateChosen], forgetFailedMove);
  yield* takeLatest([rescheduleOpened, rescheduleResumed, appointmentDropped], freeDates);
  yield* takeEvery(appointmentDropped, offerDropped);
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

/** Two tabs never work on the move of the same appointment at the same time. */
function lockOf(event: MoveEvent): string {
  return `mawid.${movedKey(event)}`;
}

function movedKey(event: MoveEvent): string {
  return appointmentKeys.reschedule(movedId(event));
}
