import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import { currentMoment, dayOf } from '#client/lib/dates';
import { movedBlockShown } from '#client/sections/appointments/board/events';
import { selectIsBoard } from '#client/sections/appointments/list/address';
import {
  appointmentMoved,
  appointmentsLoaded,
  missingHalfChosen,
  movedRowShown,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleResumed,
  rescheduleSubmitted,
  rowToggled,
} from '#client/sections/appointments/list/events';
import { appointmentKeys, lockOfMove, SECTION } from '#client/sections/appointments/list/keys';
import { selectFreeTime } from '#client/sections/appointments/list/patients/patients';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { dialogDone, selectSection } from '#client/state/address';
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

/**
 * Opens the row of the new appointment, or turns the board to its day; drops what the list is narrowed to where that
 * hides it. The free time that it was moved to is free no longer, and its dialog closes.
 */
function* showMovedRow({ payload: { to } }: ReturnType<typeof appointmentMoved>) {
  const section = yield* select(selectSection);
  if (section !== SECTION) return;
  const free = yield* select(selectFreeTime);
  if (free) yield* put(dialogDone({ name: 'sooner', of: free.doctor }));
  const now = yield* call(currentMoment);
  const visible = yield* select(selectVisible, dayOf(now));
  const isVisible = visible.some(({ id }) => String(id) === String(to));
  const isBoard = yield* select(selectIsBoard);
  const booked = yield* select(appointments.selectById, to);
  if (isBoard && booked) {
    yield* put(movedBlockShown({ day: booked.date, isHidden: !isVisible }));
    return;
  }
  yield* put(isVisible ? rowToggled(String(to)) : movedRowShown(String(to)));
}
