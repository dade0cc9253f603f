import { call, put, select } from 'typed-redux-saga';

import type { Id } from '../../../../contract/common';
import * as appointmentsApi from '../../../api/appointments';
import * as availabilitiesApi from '../../../api/availabilities';
import { appointments, normalizeAppointments } from '../../../entities/appointment';
import { entitiesMerged } from '../../../entities/entityStore';
import { listReceived } from '../../../state/lists';
import { appointmentKeys } from '../keys';
import { selectChangedIds, selectRescheduleView } from '../selectors';
import { appointmentsLoaded, slotRangesReceived } from '../slice';
import type { rescheduleDateChosen } from '../slice';

/** Reads the whole list (Spec 1 §7). What was changed here in the meantime stays as it is: the answer may be older. */
export function* loadAppointments() {
  const list = yield* call(appointmentsApi.listAppointments);
  const changed = yield* select(selectChangedIds);
  const { entities, ids } = normalizeAppointments(list);
  yield* put(entitiesMerged({ ...entities, [appointments.kind]: withoutIds(entities[appointments.kind] ?? {}, changed) }));
  yield* put(listReceived({ key: appointmentKeys.list, ids: withIds(ids, changed) }));
  yield* put(appointmentsLoaded(yield* call(Date.now)));
}

/** Reads the opening hours that an appointment could move into on the chosen date (Spec 1 §7). */
export function* loadSlots({ payload: date }: ReturnType<typeof rescheduleDateChosen>) {
  const view = yield* select(selectRescheduleView);
  const original = view && (yield* select(appointments.selectById, view.appointmentId));
  if (!original) return;
  const ranges = yield* call(availabilitiesApi.listSlotRanges, original.doctor_id, date);
  yield* put(slotRangesReceived({ date, ranges }));
}

function withoutIds(table: Readonly<Record<string, object>>, ids: readonly Id[]): Record<string, object> {
  const rest = { ...table };
  ids.forEach((id) => { Reflect.deleteProperty(rest, id); });
  return rest;
}

function withIds(ids: readonly Id[], more: readonly Id[]): Id[] {
  if (more.length === 0) return [...ids];
  const known = new Set(ids.map(String));
  return [...ids, ...new Set(more.filter((id) => !known.has(String(id))))];
}
