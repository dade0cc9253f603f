import { fork, takeLatest } from 'typed-redux-saga';

import { takeLeadingEach } from '../../../state/takeLeadingEach';
import { tracked } from '../../../state/tracked';
import { appointmentKeys } from '../keys';
import { messages } from '../messages';
import { appointmentsOpened, statusActionChosen } from '../slice';
import { changeStatus } from './changeStatus';
import { loadAppointments } from './loads';

const load = tracked({ key: appointmentKeys.list, failure: { text: messages.loadFailed } }, loadAppointments);

type StatusEvent = ReturnType<typeof statusActionChosen>;

const change = tracked(
  {
    key: ({ payload }: StatusEvent) => appointmentKeys.status(payload.id),
    failure: { text: messages.statusFailed },
    announces: true,
  },
  changeStatus,
);

/** Everything the appointments section does. */
export function* watchAppointments() {
  yield* takeLatest(appointmentsOpened, load);
  yield* fork(takeLeadingEach, statusActionChosen, ({ payload }: StatusEvent) => payload.id, change);
}
