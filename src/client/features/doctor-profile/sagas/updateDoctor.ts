import { call, put } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { logFailure } from '#client/state/log';
import { noticeShown } from '#client/state/notices';
import type { Id } from '#contract/common';
import type { profileSubmitted } from '../events';
import { doctorProfileKeys } from '../keys';
import { messages } from '../messages';

/** Saves a changed profile, says so, and reads the doctor again, so that everything shown is up to date (Spec 1 §7). */
export function* updateDoctor({ payload: { id, patch } }: ReturnType<typeof profileSubmitted>) {
  const saved = yield* call(directoryApi.updateDoctor, id, patch);
  if (saved) yield* put(entitiesMerged(doctors.normalize([saved]).entities));
  yield* put(noticeShown({ kind: 'success', text: messages.updated }));
  yield* call(readAgain, id);
}

/** Reads the doctor again, because the answer to a change may be incomplete; a reading that fails is only logged. */
function* readAgain(id: Id) {
  try {
    const doctor = yield* call(directoryApi.readDoctor, id);
    yield* put(entitiesMerged(doctors.normalize([doctor]).entities));
  } catch (error) {
    yield* call(logFailure, doctorProfileKeys.update(id), error);
  }
}
