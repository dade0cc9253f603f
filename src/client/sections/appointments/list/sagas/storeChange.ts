import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments, isOutdated, type StoredAppointment } from '#client/entities/appointments';
import { entitiesMerged, type EntitiesByKind } from '#client/entities/entityStore';
import { listReceived, selectList } from '#client/state/lists';
import type { Appointment, ChangedAppointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { selectChangedIds } from '../changed';
import { appointmentChanged } from '../events';
import { appointmentKeys } from '../keys';

/**
 * Puts a change that the service accepted into the store, and protects it from an older answer (decisions: one intent,
 * one call).
 */
export function* storeChange(id: Id, change: Partial<StoredAppointment>) {
  yield* put(entitiesMerged({ [appointments.kind]: { [id]: change } }));
  yield* put(appointmentChanged(id));
}

/**
 * Puts a status that was set into the store, with the moment of the change where the service tells it; not when the
 * answer comes so late that a later change is known.
 */
export function* storeStatus(id: Id, status: string, { updated_at }: ChangedAppointment) {
  const known = yield* select(appointments.selectById, id);
  if (isOutdated({ updated_at }, known)) return;
  yield* call(storeChange, id, { status, ...(updated_at && { updated_at }) });
}

/** Reads the whole list and returns it; how one appointment stands in it is put into the store. */
export function* readHowItStands(id: Id): SagaGenerator<Appointment[]> {
  const list = yield* call(appointmentsApi.listAppointments);
  const { entities } = appointments.normalize(list.filter((one) => String(one.id) === String(id)));
  yield* put(entitiesMerged(entities));
  return list;
}

/**
 * Reads the whole list; what it has of the days of these appointments is put into the store, new ones too, but for what
 * was changed here meanwhile.
 */
export function* readDaysOf(ids: readonly Id[]): SagaGenerator<void> {
  const list = yield* call(appointmentsApi.listAppointments);
  const table = yield* select(appointments.selectTable);
  const dates = new Set(ids.map((id) => table[id]?.date));
  yield* call(
    storeRead,
    list.filter(({ date }) => dates.has(date)),
  );
}

/** Puts appointments as they were read into the store, new ones too, but for what was changed here meanwhile. */
export function* storeRead(read: readonly Appointment[]) {
  const changed = yield* select(selectChangedIds);
  const kept = new Set(changed.map(String));
  const { entities, ids } = appointments.normalize(read.filter(({ id }) => !kept.has(String(id))));
  yield* put(entitiesMerged(entities));
  const listed = yield* select(selectList, appointmentKeys.list);
  const known = new Set(listed?.map(String));
  const added = ids.filter((id) => !known.has(String(id)));
  if (listed && added.length > 0) yield* put(listReceived({ key: appointmentKeys.list, ids: [...listed, ...added] }));
}

/** Adds an appointment that was booked here to the store and to the list, and protects it from an older answer. */
export function* storeBooked(id: Id, entities: EntitiesByKind) {
  yield* call(storeListed, id, entities);
  yield* put(appointmentChanged(id));
}

/** Adds a new appointment to the store, and to the list where there is one, without reading the list again. */
export function* storeListed(id: Id, entities: EntitiesByKind) {
  yield* put(entitiesMerged(entities));
  const ids = yield* select(selectList, appointmentKeys.list);
  if (ids) {
    const others = ids.filter((known) => String(known) !== String(id));
    yield* put(listReceived({ key: appointmentKeys.list, ids: [...others, id] }));
  }
}
