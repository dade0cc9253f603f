import { call, put } from 'typed-redux-saga';

import * as directoryApi from '../../../api/directory';
import { normalizeDoctors } from '../../../entities/doctor';
import { entitiesMerged } from '../../../entities/entityStore';
import { noticeShown } from '../../../state/notices';
import type { profileSubmitted } from '../events';
import { messages } from '../messages';

/** Saves a changed profile, and shows it as it is now wherever the doctor is shown (Spec 1 §7). */
export function* updateDoctor({ payload: { id, patch } }: ReturnType<typeof profileSubmitted>) {
  yield* call(directoryApi.updateDoctor, id, patch);
  const doctor = yield* call(directoryApi.readDoctor, id);
  yield* put(entitiesMerged(normalizeDoctors([doctor]).entities));
  yield* put(noticeShown({ kind: 'success', text: messages.updated }));
}
