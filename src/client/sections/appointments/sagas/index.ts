import { takeLatest } from 'typed-redux-saga';

import { takeLeadingEach } from '../../../state/takeLeadingEach';
import { tracked } from '../../../state/tracked';
import { appointmentKeys } from '../keys';
import { messages, rescheduleMessages } from '../messages';
import { selectRescheduleView } from '../selectors';
import type { AppointmentsRoot } from '../slice';
import { appointmentsOpened, missingHalfChosen, rescheduleDateChosen, rescheduleSubmitted, statusActionChosen } from '../slice';
import { changeStatus } from './changeStatus';
import { loadAppointments, loadSlots } from './loads';
import { finishMove, rescheduleAppointment } from './rescheduleAppointment';

const load = tracked({ key: appointmentKeys.list, failure: { text: messages.loadFailed } }, loadAppointments);

const change = tracked(
  {
    key: ({ payload }) => appointmentKeys.status(payload.id),
    failure: { text: messages.statusFailed },
    announces: true,
  },
  changeStatus,
);

const loadOfDate = tracked({ key: appointmentKeys.slots, failure: { text: rescheduleMessages.slotsFailed } }, loadSlots);

/** The dialog shows the failure itself; a notice stands in once it has been left. */
const reschedule = tracked(
  {
    key: ({ payload }) => appointmentKeys.reschedule(payload.appointmentId),
    failure: { text: rescheduleMessages.failed },
    announces: (state: AppointmentsRoot, { payload }) => selectRescheduleView(state)?.appointmentId !== payload.appointmentId,
  },
  rescheduleAppointment,
);

const finish = tracked(
  {
    key: ({ payload }) => appointmentKeys.reschedule(payload.original.id),
    failure: { text: rescheduleMessages.failed },
    announces: true,
  },
  finishMove,
);

/** Everything the appointments section does. */
export function* watchAppointments() {
  yield* takeLatest(appointmentsOpened, load);
  yield* takeLeadingEach(statusActionChosen, ({ payload }) => payload.id, change);
  yield* takeLatest(rescheduleDateChosen, loadOfDate);
  yield* takeLeadingEach(rescheduleSubmitted, ({ payload }) => payload.appointmentId, reschedule);
  yield* takeLeadingEach(missingHalfChosen, ({ payload }) => payload.original.id, finish);
}
