import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { selectOverlapText } from '#client/sections/appointments/clashes/overlaps';
import type { undoChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { selectVisit } from '#client/sections/appointments/list/patients/visits';
import { readHowItStands } from '#client/sections/appointments/list/sagas/storeChange';
import { reversed, statusText } from '#client/sections/appointments/list/statusActions';
import { noticeShown } from '#client/state/notices';
import { valueOf, type Lost, type Refused } from '#client/state/writes/ask';
import { look, settleOf } from '#client/state/writes/settle';
import { writeUnknown } from '#client/state/writes/unknown';
import type { Id } from '#contract/common';
import { statusMessages } from '../messages';
import { undoneNotice } from '../notices';
import { statusChange } from './setStatus';
import { lookBeside } from './tellOverlaps';

/**
 * Sets the status back that an appointment had before a change; says so when another desk had changed it since, and
 * what is true now when it fails (decisions: appointment list). Where the page shows that it is set back already, such
 * as in another tab, the service is asked first.
 */
export function* undoChange({ payload }: ReturnType<typeof undoChosen>) {
  const change = reversed(payload);
  const { id } = change;
  const key = appointmentKeys.status(id);
  const shown = yield* select(appointments.selectById, id);
  if (shown?.status === change.to) yield* put(writeUnknown(key));
  const outcome = yield* settleOf(key, statusChange, change);
  if (outcome.is === 'refused' || outcome.is === 'lost') yield* call(throwWithTruth, id, outcome);
  const made = valueOf(outcome);
  const concerns = yield* select(selectVisit, id);
  const overlap = yield* select(selectOverlapText, id);
  yield* put(noticeShown(undoneNotice({ made, expected: change, concerns, overlap })));
  yield* lookBeside([made]);
}

/**
 * Throws the failure of an undo with what is true of the appointment now, where anybody can tell; after a refusal the
 * service is asked.
 */
function* throwWithTruth(id: Id, answer: Refused | Lost): SagaGenerator<void> {
  const isRefused = answer.is === 'refused';
  if (isRefused && answer.isGone) throw new Problem(listMessages.undoFailed, statusMessages.isGone);
  if (isRefused) yield* look(readHowItStands, id);
  const appointment = yield* select(appointments.selectById, id);
  if (!appointment) throw answer.error;
  const truth = say(statusMessages.isNow, { status: statusText(appointment.status) });
  const reason = isRefused ? answer.reason : null;
  const detail = reason ? say(statusMessages.because, { reason, truth }) : truth;
  throw new Problem(listMessages.undoFailed, detail, isRefused && answer.isForbidden);
}
