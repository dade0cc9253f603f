import { put, select } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { listReceived, selectList } from '#client/state/lists';
import type { Id } from '#contract/common';
import type { bookedEntities } from '../booking';
import { appointmentKeys } from '../keys';
import { appointmentChanged } from '../slice';

/**
 * Puts a change that a service has accepted into the list, safe from an answer that is older (decisions: one intent,
 * one call).
 */
export function* keepChange(id: Id, change: Partial<StoredAppointment>) {
  yield* put(entitiesMerged({ [appointments.kind]: { [id]: change } }));
  yield* put(appointmentChanged(id));
}

/** Adds a new appointment to the list without reading the list again; where there is no list, the next one has it. */
export function* keepBooked(id: Id, entities: ReturnType<typeof bookedEntities>) {
  yield* put(entitiesMerged(entities));
  const ids = yield* select(selectList, appointmentKeys.list);
  if (ids)
    yield* put(
      listReceived({ key: appointmentKeys.list, ids: [...ids.filter((known) => String(known) !== String(id)), id] }),
    );
  yield* put(appointmentChanged(id));
}
