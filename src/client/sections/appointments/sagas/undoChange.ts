import { call, put, select } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import { isNotFound, isRefusal, Undecided } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { noticeShown } from '#client/state/notices';
import { findQuietly } from '#client/state/sagas/sendOrFind';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import type { undoChosen } from '../events';
import { changeMessages } from '../many/messages';
import { undoneNotice } from '../many/notices';
import { rescheduleMessages } from '../messages';
import { reasonOf } from '../reschedule/verdict';
import { reversed, statusText } from '../statusActions';
import { selectVisit } from '../visits';
import { applyChange } from './changeStatus';
import { readHowItStands } from './storeChange';

/**
 * Sets the status back that an appointment had before a change; says so when another desk had changed it since, and
 * what is true now when it fails (decisions: appointment list).
 */
export function* undoChange({ payload }: ReturnType<typeof undoChosen>) {
  const change = reversed(payload);
  const shown = yield* select(appointments.selectById, change.id);
  if (shown?.status === change.to) return;
  try {
    const made = yield* call(applyChange, change);
    const concerns = yield* select(selectVisit, change.id);
    yield* put(noticeShown(undoneNotice(made, change, concerns)));
  } catch (error) {
    yield* call(throwWithTruth, change.id, error);
  }
}

/**
 * Throws the failure of an undo with what is true of the appointment now, where anybody can tell; after a refusal the
 * service is asked.
 */
export function* throwWithTruth(id: Id, error: unknown) {
  if (error instanceof Undecided) throw error;
  if (isNotFound(error)) throw new Problem(changeMessages.undoFailed, changeMessages.isGone);
  if (isRefusal(error)) yield* call(findQuietly<[Id], Appointment[]>, { find: readHowItStands }, id);
  const appointment = yield* select(appointments.selectById, id);
  if (!appointment) throw error;
  const truth = say(changeMessages.isNow, { status: statusText(appointment.status) });
  const reason = reasonOf(error);
  throw new Problem(changeMessages.undoFailed, reason ? say(rescheduleMessages.because, { reason, truth }) : truth);
}
