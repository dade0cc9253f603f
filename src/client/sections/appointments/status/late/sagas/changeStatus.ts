import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments, statusOf } from '#client/entities/appointments';
import { dayOf, currentMoment } from '#client/lib/dates';
import type { Failure } from '#client/lib/errors';
import { say } from '#client/lib/text';
import type { statusActionChosen, undoChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import {
  selectPatientName,
  selectStandsInstead,
  selectVisit,
  timeOf,
} from '#client/sections/appointments/list/late/visits';
import { readHowItStands, storeStatus } from '#client/sections/appointments/list/sagas/storeChange';
import type { StatusChange } from '#client/sections/appointments/list/statusActions';
import { asMade } from '#client/sections/appointments/list/statusActions';
import { askConfirmation } from '#client/state/confirmations';
import { noticeShown } from '#client/state/notices';
import type { Write } from '#client/state/sagas/sendOrFind';
import { findEarlier, sendOrFind } from '#client/state/sagas/sendOrFind';
import type { ChangedAppointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { STATUS_AFTER } from '#contract/rules';
import { changeMessages as messages } from '../messages';
import { changedNotice } from '../notices';

/**
 * Accepts, rejects, cancels or restores an appointment; the list follows without being read again, and a notice offers
 * to undo it (Spec 1 §4; decisions: appointment list).
 */
export function* changeStatus({ payload: { id, action } }: ReturnType<typeof statusActionChosen>) {
  if (action === 'restore') {
    const isWanted = yield* call(askIfOtherStands, id);
    if (!isWanted) return;
  }
  const to = STATUS_AFTER[action];
  const shown = yield* select(appointments.selectById, id);
  const change = { id, from: shown?.status ?? to, to };
  const made = yield* call(applyChange, change);
  const concerns = yield* select(selectVisit, id);
  yield* put(noticeShown(changedNotice(made, change, concerns)));
}

/** Sets the status of an appointment in the service and then on screen; returns the change as the service made it. */
export function* applyChange(change: StatusChange): SagaGenerator<StatusChange> {
  const { id, to } = change;
  const earlier = yield* call(
    findEarlier<[Id, string], ChangedAppointment>,
    appointmentKeys.status(id),
    statusChange,
    id,
    to,
  );
  const answer = earlier ?? (yield* call(sendOrFind<[Id, string], ChangedAppointment>, statusChange, id, to));
  yield* call(storeStatus, id, to, answer);
  return asMade(change, answer);
}

/** Asks before an appointment is restored when another may stand in its place; returns the answer. */
export function* askIfOtherStands(id: Id): SagaGenerator<boolean> {
  const now = yield* call(currentMoment);
  const other = yield* select(selectStandsInstead, id, dayOf(now));
  if (!other) return true;
  const patient = yield* select(selectPatientName, other);
  return yield* call(askConfirmation, {
    title: messages.restoreTitle,
    text: say(messages.restoreText, { patient, ...timeOf(other) }),
    confirmLabel: messages.restoreConfirm,
  });
}

/** Finds the appointment in the list when it has the status; either way the store then has what is true. */
export function* findStatus(id: Id, status: string): SagaGenerator<ChangedAppointment | null> {
  const list = yield* call(readHowItStands, id);
  return list.find((one) => String(one.id) === String(id) && statusOf(one) === status) ?? null;
}

/** Sets a status, which is looked up when the answer is lost (decisions: one intent, one call). */
export const statusChange: Write<[Id, string], ChangedAppointment> = {
  send: function* send(id, status) {
    return yield* call(appointmentsApi.setStatus, id, status);
  },
  find: findStatus,
};

/** Says of whom a status could not be changed, or not be set back, and offers to try again. */
export function* announceFailedChange(
  failure: Failure,
  event: ReturnType<typeof statusActionChosen> | ReturnType<typeof undoChosen>,
) {
  const concerns = yield* select(selectVisit, event.payload.id);
  yield* put(noticeShown({ kind: 'error', concerns, ...failure, offer: { event } }));
}
