import { isAnyOf } from '@reduxjs/toolkit';
import { takeEvery, takeLatest } from 'typed-redux-saga';

import { announceFailure } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import type { Id } from '#contract/common';
import {
  appointmentsOpened,
  missingHalfChosen,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleSubmitted,
  statusActionChosen,
} from '../events';
import { appointmentKeys } from '../keys';
import { messages, rescheduleMessages } from '../messages';
import { changeStatus } from './changeStatus';
import { forgetFailedMove, loadAppointments, loadSlots } from './loads';
import { finishMove } from './reschedule/finishMove';
import { announceOnceLeft, rescheduleAppointment } from './reschedule/rescheduleAppointment';

const load = tracked({ key: appointmentKeys.list, failure: { text: messages.loadFailed } }, loadAppointments);

const change = tracked(
  {
    key: ({ payload }) => appointmentKeys.status(payload.id),
    failure: { text: messages.statusFailed },
    onFailure: announceFailure,
  },
  changeStatus,
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
  rescheduleAppointment,
);

const finish = tracked(
  {
    key: ({ payload }) => appointmentKeys.reschedule(payload.original.id),
    failure: { text: rescheduleMessages.failed },
    onFailure: announceFailure,
  },
  finishMove,
);

/** Starts everything the section does. */
export function* watchAppointments() {
  yield* takeLatest(appointmentsOpened, load);
  yield* takeLeadingEach(statusActionChosen, ({ payload }) => payload.id, change);
  yield* takeEvery([rescheduleOpened, rescheduleDateChosen], forgetFailedMove);
  yield* takeLatest(rescheduleDateChosen, loadOfDate);
  yield* takeLeadingEach({ match: isAnyOf(rescheduleSubmitted, missingHalfChosen) }, movedId, move);
}

/** Both ways to work on a move share one lock for each appointment. */
type MoveEvent = ReturnType<typeof rescheduleSubmitted> | ReturnType<typeof missingHalfChosen>;

function movedId(event: MoveEvent): Id {
  return rescheduleSubmitted.match(event) ? event.payload.appointmentId : event.payload.original.id;
}

function move(event: MoveEvent) {
  return rescheduleSubmitted.match(event) ? reschedule(event) : finish(event);
}
