import { call, put } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { noticeShown } from '#client/state/notices';
import { STATUS_AFTER } from '#contract/rules';
import type { statusActionChosen } from '../events';
import { messages } from '../messages';
import { storeChange } from './storeChange';

/** Accepts, rejects, cancels or restores an appointment; the list follows without being read again (Spec 1 §4). */
export function* changeStatus({ payload: { id, action } }: ReturnType<typeof statusActionChosen>) {
  const status = STATUS_AFTER[action];
  yield* call(appointmentsApi.setStatus, id, status);
  yield* call(storeChange, id, { status });
  yield* put(noticeShown({ kind: 'success', text: messages.statusChanged }));
}
