import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { appointments, isActive } from '#client/entities/appointments';
import { dayOf, currentMoment } from '#client/lib/dates';
import type { Failure } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { selectOverlapText } from '#client/sections/appointments/clashes/overlaps';
import { statusActionChosen, type undoChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { offerSooner } from '#client/sections/appointments/list/patients/patients';
import {
  selectPatientName,
  selectStandsInstead,
  selectVisit,
  timeOf,
} from '#client/sections/appointments/list/patients/visits';
import { selectAddress } from '#client/state/address';
import { askConfirmation } from '#client/state/confirmations';
import { formSent } from '#client/state/formEvents';
import { noticeShown, offerOfRetry } from '#client/state/notices';
import { valueOf } from '#client/state/writes/ask';
import { settleOf } from '#client/state/writes/settle';
import type { Id } from '#contract/common';
import { STATUS_AFTER } from '#contract/rules';
import { ACTIONS } from '../actions';
import { statusMessages } from '../messages';
import { changedNotice } from '../notices';
import { statusChange } from './setStatus';
import { lookBeside } from './tellOverlaps';

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
  const outcome = yield* settleOf(appointmentKeys.status(id), statusChange, change);
  const made = valueOf(outcome);
  const concerns = yield* select(selectVisit, id);
  const overlap = yield* select(selectOverlapText, id);
  const freed = isActive({ status: made.from }) ? yield* select(appointments.selectById, id) : undefined;
  const offer = freed && (yield* call(offerSooner, freed));
  yield* put(noticeShown(changedNotice({ made, expected: change, concerns, overlap, ...offer })));
  yield* lookBeside([made]);
}

/** Asks before an appointment is restored when another may stand in its place; returns the answer. */
function* askIfOtherStands(id: Id): SagaGenerator<boolean> {
  const now = yield* call(currentMoment);
  const other = yield* select(selectStandsInstead, id, dayOf(now));
  if (!other) return true;
  const patient = yield* select(selectPatientName, other);
  return yield* call(askConfirmation, {
    title: statusMessages.restoreTitle,
    text: say(statusMessages.restoreText, { patient, ...timeOf(other) }),
    confirmLabel: statusMessages.restoreConfirm,
  });
}

/** Keeps what was chosen until it has come to an end, through the end of the session (decisions: sessions). */
export function* keepAction(event: ReturnType<typeof statusActionChosen> | ReturnType<typeof undoChosen>) {
  const { id } = event.payload;
  const visit = yield* select(selectVisit, id);
  const place = yield* select(selectAddress);
  const label = statusActionChosen.match(event) ? ACTIONS[event.payload.action].label : statusMessages.undo;
  const form = { title: say(statusMessages.interrupted, { visit: visit ?? '', action: label }), place, values: null };
  yield* put(formSent({ key: appointmentKeys.status(id), form: { ...form, again: { event, label } } }));
}

/** Says of whom a status could not be changed, or not be set back, and offers to try again. */
export function* announceFailedChange(
  failure: Failure,
  event: ReturnType<typeof statusActionChosen> | ReturnType<typeof undoChosen>,
) {
  const concerns = yield* select(selectVisit, event.payload.id);
  yield* put(noticeShown({ kind: 'error', concerns, ...failure, ...offerOfRetry(failure, event) }));
}
