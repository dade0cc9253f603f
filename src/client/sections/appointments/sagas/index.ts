import type { UnknownAction } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';

import type { Failure } from '#client/lib/errors';
import { announceFailure } from '#client/state/notices';
import { requestForgotten } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
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
import { selectRescheduleView } from '../reschedule/selectors';
import { changeStatus } from './changeStatus';
import { loadAppointments, loadSlots } from './loads';
import { finishMove } from './reschedule/finishMove';
import { rescheduleAppointment } from './reschedule/rescheduleAppointment';

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

/** Both ways to work on a move: of one appointment, only one runs at a time. */
type MoveEvent = ReturnType<typeof rescheduleSubmitted> | ReturnType<typeof missingHalfChosen>;
const moveWanted = {
  match: (event: UnknownAction): event is MoveEvent =>
    rescheduleSubmitted.match(event) || missingHalfChosen.match(event),
};
const movedId = ({ payload }: MoveEvent) => ('original' in payload ? payload.original.id : payload.appointmentId);
const move = (event: MoveEvent) => (rescheduleSubmitted.match(event) ? reschedule(event) : finish(event));

/** Everything the appointments section does. */
export function* watchAppointments() {
  yield* takeLatest(appointmentsOpened, load);
  yield* takeLeadingEach(statusActionChosen, ({ payload }) => payload.id, change);
  yield* takeEvery([rescheduleOpened, rescheduleDateChosen], forgetFailure);
  yield* takeLatest(rescheduleDateChosen, loadOfDate);
  yield* takeLeadingEach(moveWanted, movedId, move);
}

/** The dialog shows the failure itself; a notice tells it once the dialog has been left. */
function* announceOnceLeft(failure: Failure, { payload }: ReturnType<typeof rescheduleSubmitted>) {
  const view = yield* select(selectRescheduleView);
  if (view?.appointmentId !== payload.appointmentId) yield* call(announceFailure, failure);
}

/** Another choice is another try: how the last one failed is told no longer. */
function* forgetFailure() {
  const view = yield* select(selectRescheduleView);
  if (view) yield* put(requestForgotten(appointmentKeys.reschedule(view.appointmentId)));
}
