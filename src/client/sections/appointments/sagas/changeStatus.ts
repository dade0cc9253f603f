import { call, put } from 'typed-redux-saga';

import { STATUS_AFTER } from '../../../../contract/rules';
import * as appointmentsApi from '../../../api/appointments';
import { appointments } from '../../../entities/appointment';
import { entitiesMerged } from '../../../entities/entityStore';
import { noticeShown } from '../../../state/notices';
import { messages } from '../messages';
import type { statusActionChosen } from '../slice';

/** Accepts, rejects, cancels or restores an appointment; the list follows without being read again (Spec 1 §4). */
export function* changeStatus({ payload: { id, action } }: ReturnType<typeof statusActionChosen>) {
  const status = STATUS_AFTER[action];
  yield* call(appointmentsApi.setStatus, id, status);
  yield* put(entitiesMerged({ [appointments.kind]: { [id]: { status } } }));
  yield* put(noticeShown({ kind: 'success', text: messages.statusChanged }));
}
