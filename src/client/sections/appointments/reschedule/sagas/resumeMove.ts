import { call, put, select } from 'typed-redux-saga';

import { appointments, isActive } from '#client/entities/appointments';
import { say } from '#client/lib/text';
import {
  rescheduleDateChosen,
  rescheduleResumed,
  type rescheduleSubmitted,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectPatientName } from '#client/sections/appointments/list/patients/visits';
import { selectAddress } from '#client/state/address';
import { formSent, formSettled } from '#client/state/formEvents';
import { moveMessages } from '../messages';
import { selectHasBegun } from '../moving';
import { selectInterruptedMove } from '../selectors';
import { selectMoveOnRecord, takeOffRecord } from './moveRecord';

/** Keeps what was chosen in the dialog until the move has come to an end, through the end of the session. */
export function* keepChoice({ payload }: ReturnType<typeof rescheduleSubmitted>) {
  const original = yield* select(appointments.selectById, payload.appointmentId);
  if (!original) return;
  const patient = yield* select(selectPatientName, original);
  const place = yield* select(selectAddress);
  const form = { title: say(moveMessages.interrupted, { patient }), place, values: payload };
  yield* put(formSent({ key: appointmentKeys.reschedule(payload.appointmentId), form }));
}

/**
 * Offers the choice of an interrupted move again when the list shows that it has changed nothing; of a move that has
 * begun, the record says what is to be done (decisions: reschedule).
 */
export function* resumeMove() {
  const choice = yield* select(selectInterruptedMove);
  if (!choice) return;
  yield* put(formSettled(appointmentKeys.reschedule(choice.appointmentId)));
  const original = yield* select(appointments.selectById, choice.appointmentId);
  if (!original || !isActive(original)) return;
  const record = yield* select(selectMoveOnRecord, choice.appointmentId);
  if (record) {
    const hasBegun = yield* select(selectHasBegun, record);
    if (hasBegun) return;
    yield* call(takeOffRecord, record);
  }
  yield* put(rescheduleResumed(choice));
  yield* put(rescheduleDateChosen(choice.slot.date));
}
