import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { formSettled } from '#client/state/forms/forms';
import { announceFailure } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { inOneTab } from '#client/state/sagas/inOneTab';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import type { Id } from '#contract/common';
import {
  appointmentDropped,
  appointmentMoved,
  appointmentsLoaded,
  appointmentsOpened,
  missingHalfChosen,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleResumed,
  rescheduleSubmitted,
  rowToggled,
  statusActionChosen,
  undoChosen,
} from '../events';
import { appointmentKeys } from '../keys';
import { changeMessages } from '../many/messages';
import { messages, rescheduleMessages } from '../messages';
import { announceFailedChange, changeStatus } from './changeStatus';
import { forgetFailedMove, loadAppointments, loadSlots } from './loads';
import { readPlace } from './readPlace';
import { finishMove } from './reschedule/finishMove';
import { loadFreeDates } from './reschedule/loadFreeDates';
import { offerDropped } from './reschedule/offerDropped';
import { announceOnceLeft, rescheduleAppointment } from './reschedule/rescheduleAppointment';
import { keepChoice, resumeMove } from './reschedule/resumeMove';
import { showMovedRow } from './reschedule/showMovedRow';
import { selectIsChanging, waitForRow } from './rowLock';
import { undoChange } from './undoChange';

const load = tracked({ key: appointmentKeys.list, failure: { text: messages.loadFailed } }, loadAppointments);

const change = tracked(
  {
    key: ({ payload }) => appointmentKeys.status(payload.id),
    failure: { text: messages.statusFailed },
    onFailure: announceFailedChange,
  },
  changeStatus,
);

const undo = tracked(
  {
    key: ({ payload }) => appointmentKeys.status(payload.id),
    failure: { text: changeMessages.undoFailed },
    onFailure: announceFailedChange,
  },
  undoChange,
);

const loadOfDate = tracked(
  { key: appointmentKeys.slots, failure: { text: rescheduleMessages.slotsFailed } },
  loadSlots,
);

const reschedule = tracked(
  {
    key: ({ payload }) => appointmentKeys.reschedule(payload.appointmentId),
    failure: { text: rescheduleMessages.failed },
    onFailure: announceOnceLeft,
  },
  (event: ReturnType<typeof rescheduleSubmitted>) => inOneTab(lockOf(event), rescheduleAppointment, event),
);

const finish = tracked(
  {
    key: ({ payload }) => appointmentKeys.reschedule(payload.original.id),
    failure: { text: rescheduleMessages.failed },
    onFailure: announceFailure,
  },
  (event: ReturnType<typeof missingHalfChosen>) => inOneTab(lockOf(event), finishMove, event),
);

const place = tracked({ key: appointmentKeys.place, failure: { text: messages.unknownLocation } }, readPlace);

const freeDates = tracked(
  { key: appointmentKeys.freeDates, failure: { text: rescheduleMessages.slotsFailed } },
  loadFreeDates,
);

/** Starts everything the section does. */
export function* watchAppointments() {
  yield* takeLatest(appointmentsOpened, load);
  yield* takeLeadingEach(statusActionChosen, ({ payload }) => payload.id, changeUnlessChanging);
  yield* takeLeadingEach(undoChosen, ({ payload }) => payload.id, undoInTurn);
  yield* takeEvery(rowToggled, placeOfOpened);
  yield* takeEvery([rescheduleOpened, rescheduleDateChosen], forgetFailedMove);
  yield* takeLatest([rescheduleOpened, rescheduleResumed, appointmentDropped], freeDates);
  yield* takeEvery(appointmentDropped, offerDropped);
  yield* takeLatest(rescheduleDateChosen, loadOfDate);
  yield* takeLeadingEach({ match: isAnyOf(rescheduleSubmitted, missingHalfChosen) }, movedId, move);
  yield* takeEvery(appointmentMoved, placeOfMoved);
  yield* takeEvery(appointmentMoved, showMovedRow);
  yield* takeEvery(appointmentsLoaded, resumeMove);
}

/** An appointment that is being changed already, maybe as one of many, is not changed once more at the same time. */
function* changeUnlessChanging(event: ReturnType<typeof statusActionChosen>) {
  const isChanging = yield* select(selectIsChanging, event.payload.id);
  if (!isChanging) yield* call(change, event);
}

/** Nobody could press Undo again, so it waits where a change is dropped. */
function* undoInTurn(event: ReturnType<typeof undoChosen>) {
  yield* call(waitForRow, event.payload.id);
  yield* call(undo, event);
}

function* placeOfOpened({ payload: id }: ReturnType<typeof rowToggled>) {
  if (id) yield* call(place, id);
}

function* placeOfMoved({ payload: { to } }: ReturnType<typeof appointmentMoved>) {
  yield* call(place, to);
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
