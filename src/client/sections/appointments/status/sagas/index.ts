import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { statusActionChosen, stoodAgain, undoChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { selectIsChanging, waitForRow } from '#client/sections/appointments/list/sagas/rowLock';
import { formSettled } from '#client/state/formEvents';
import { tracked } from '#client/state/requests/tracked';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { announceFailedChange, changeStatus, keepAction } from './changeStatus';
import { tellOverlaps } from './tellOverlaps';
import { undoChange } from './undoChange';

const change = tracked(
  {
    key: ({ payload }) => appointmentKeys.status(payload.id),
    failure: { text: listMessages.statusFailed },
    onFailure: announceFailedChange,
  },
  changeStatus,
);

const undo = tracked(
  {
    key: ({ payload }) => appointmentKeys.status(payload.id),
    failure: { text: listMessages.undoFailed },
    onFailure: announceFailedChange,
  },
  undoChange,
);

/** Starts what changes the status of one appointment, and what takes that back. */
export function* watchStatus() {
  yield* takeLeadingEach(statusActionChosen, ({ payload }) => payload.id, changeUnlessChanging);
  yield* takeLeadingEach(undoChosen, ({ payload }) => payload.id, undoInTurn);
  yield* takeEvery(stoodAgain, tellOverlaps);
}

/** An appointment that is being changed already, maybe as one of many, is not changed once more at the same time. */
function* changeUnlessChanging(event: ReturnType<typeof statusActionChosen>) {
  const isChanging = yield* select(selectIsChanging, event.payload.id);
  if (!isChanging) yield* call(untilSettled, change, event);
}

/** Nobody could press Undo again, so it waits where a change is dropped. */
function* undoInTurn(event: ReturnType<typeof undoChosen>) {
  yield* call(waitForRow, event.payload.id);
  yield* call(untilSettled, undo, event);
}

/** Does what was chosen, and keeps it until that has come to an end: the end of the session offers it again. */
function* untilSettled<Event extends ActionEvent>(work: (event: Event) => SagaGenerator<void>, event: Event) {
  yield* call(keepAction, event);
  yield* call(work, event);
  yield* put(formSettled(appointmentKeys.status(event.payload.id)));
}

type ActionEvent = ReturnType<typeof statusActionChosen> | ReturnType<typeof undoChosen>;
