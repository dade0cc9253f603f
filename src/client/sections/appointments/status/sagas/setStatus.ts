import { call, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { statusOf } from '#client/entities/appointments';
import { readHowItStands, storeStatus } from '#client/sections/appointments/list/sagas/storeChange';
import { asMade, type StatusChange } from '#client/sections/appointments/list/statusActions';
import type { Write } from '#client/state/writes/write';
import type { ChangedAppointment } from '#contract/appointments';

/**
 * Sets the status of an appointment in the service and then on screen; returns the change as the service made it.
 * Throws what the call is rejected with.
 */
export function* setStatus(change: StatusChange): SagaGenerator<StatusChange> {
  const answer = yield* call(appointmentsApi.setStatus, change.id, change.to);
  return yield* call(storeMade, change, answer);
}

/** Returns a change when the list has it; either way the store then has what is true. */
function* findStatus(change: StatusChange): SagaGenerator<StatusChange | null> {
  const list = yield* call(readHowItStands, change.id);
  const found = list.find((one) => String(one.id) === String(change.id) && statusOf(one) === change.to);
  return found ? yield* call(storeMade, change, found) : null;
}

/** Puts a change on screen as the service made it, and returns it so. */
function* storeMade(change: StatusChange, answer: ChangedAppointment): SagaGenerator<StatusChange> {
  yield* call(storeStatus, change.id, change.to, answer);
  return asMade(change, answer);
}

/** The change of a status, which the list shows when its answer is lost (decisions: one intent, one call). */
export const statusChange = { send: setStatus, find: findStatus } satisfies Write<[StatusChange], StatusChange>;
