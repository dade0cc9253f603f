import { call, put } from 'typed-redux-saga';

import * as appointmentsApi from '../../../api/appointments';
import { normalizeAppointments } from '../../../entities/appointment';
import { entitiesMerged } from '../../../entities/entityStore';
import { listReceived } from '../../../state/lists';
import { appointmentKeys } from '../keys';
import { appointmentsLoaded } from '../slice';

/** Reads the whole list (Spec 1 §7). */
export function* loadAppointments() {
  const list = yield* call(appointmentsApi.listAppointments);
  const { entities, ids } = normalizeAppointments(list);
  yield* put(entitiesMerged(entities));
  yield* put(listReceived({ key: appointmentKeys.list, ids }));
  yield* put(appointmentsLoaded(yield* call(Date.now)));
}
