import { delay, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import {
  requestFailed,
  requestForgotten,
  requestStarted,
  requestSucceeded,
  selectRequest,
  type RequestsRoot,
} from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { appointmentKeys } from '../keys';

/** Whether a change of the status of an appointment is under way, alone or as one of many. */
export function selectIsChanging(state: RequestsRoot, id: Id): boolean {
  return selectRequest(state, appointmentKeys.status(id))?.status === 'pending';
}

/** Locks the row of an appointment, whose status is about to be changed as one of many. */
export function* lockRow(id: Id): SagaGenerator<void> {
  yield* put(requestStarted(appointmentKeys.status(id)));
}

/** Gives the row free again. */
export function* unlockRow(id: Id): SagaGenerator<void> {
  yield* put(requestForgotten(appointmentKeys.status(id)));
}

/** Waits until no change of the status of an appointment is under way (decisions: one intent, one call). */
export function* waitForRow(id: Id): SagaGenerator<void> {
  for (;;) {
    const isChanging = yield* select(selectIsChanging, id);
    if (!isChanging) return;
    yield* take([requestSucceeded, requestFailed, requestForgotten]);
    // Of several that wait for one row each goes on by itself, so that the next one sees that it is taken again.
    yield* delay(0);
  }
}
