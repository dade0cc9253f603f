import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import { isNotFound, isRefusal, reasonOf, Undecided } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import type { undoChosen } from '#client/sections/appointments/list/events';
import { selectVisit } from '#client/sections/appointments/list/late/visits';
import { messages } from '#client/sections/appointments/list/messages';
import { readHowItStands } from '#client/sections/appointments/list/sagas/storeChange';
import type { StatusChange } from '#client/sections/appointments/list/statusActions';
import { reversed, statusText } from '#client/sections/appointments/list/statusActions';
import { noticeShown } from '#client/state/notices';
import { findQuietly } from '#client/state/sagas/sendOrFind';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { changeMessages } from '../messages';
import { undoneNotice } from '../notices';
import { applyChange, findStatus } from './changeStatus';

/**
 * Sets the status back that an appointment had before a change; says so when another desk had changed it since, and
 * what is true now when it fails (decisions: appointment list).
 */
export function* undoChange({ payload }: ReturnType<typeof undoChosen>) {
  const change = reversed(payload);
  try {
    const made = (yield* call(findUndone, change)) ?? (yield* call(applyChange, change));
    const concerns = yield* select(selectVisit, change.id);
    yield* put(noticeShown(undoneNotice(made, change, concerns)));
  } catch (error) {
    yield* call(throwWithTruth, change.id, error);
  }
}

/**
 * Returns the change back where it is made already, such as in another tab: where the page shows so, the service is
 * asked. Throws `Undecided` when that cannot tell.
 */
export function* findUndone(change: StatusChange): SagaGenerator<StatusChange | null> {
  const shown = yield* select(appointments.selectById, change.id);
  if (shown?.status !== change.to) return null;
  try {
    const found = yield* call(findStatus, change.id, change.to);
    return found && change;
  } catch (error) {
    throw new Undecided(error);
  }
}

/**
 * Throws the failure of an undo with what is true of the appointment now, where anybody can tell; after a refusal the
 * service is asked.
 */
export function* throwWithTruth(id: Id, error: unknown) {
  if (error instanceof Undecided) throw error;
  if (isNotFound(error)) throw new Problem(messages.undoFailed, changeMessages.isGone);
  if (isRefusal(error)) yield* call(findQuietly<[Id], Appointment[]>, { find: readHowItStands }, id);
  const appointment = yield* select(appointments.selectById, id);
  if (!appointment) throw error;
  const truth = say(changeMessages.isNow, { status: statusText(appointment.status) });
  const reason = reasonOf(error);
  throw new Problem(messages.undoFailed, reason ? say(changeMessages.because, { reason, truth }) : truth);
}
