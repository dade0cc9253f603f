import { call, put, select } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import type { ArraySlices } from '#client/api/arraySlices';
import * as availabilitiesApi from '#client/api/availabilities';
import { appointments } from '#client/entities/appointments';
import { collectEntities, entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { dayOf } from '#client/lib/dates';
import { Problem } from '#client/lib/errors';
import { listForgotten, listReceived } from '#client/state/lists';
import { turn } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { appointmentKeys } from '../keys';
import { rescheduleMessages } from '../messages';
import { selectMovingAppointment } from '../rescheduleSelectors';
import { searchPreparations, selectChangedIds, selectUnlisted, selectUpdatedAt, selectWithChanged } from '../selectors';
import type { rescheduleDateChosen } from '../slice';
import { appointmentsArrived, appointmentsLoaded, slotRangesReceived } from '../slice';

/**
 * Reads the whole list as it arrives (Spec 1 §7). A first one is shown while it grows, and taken back when it breaks
 * off; one that was there before stays until the new one is whole.
 */
export function* loadAppointments() {
  const isFirst = (yield* select(selectUpdatedAt)) === null;
  const answer = yield* call(appointmentsApi.readAppointments);
  try {
    yield* call(takeIn, answer, isFirst);
  } catch (error) {
    if (isFirst) yield* put(listForgotten(appointmentKeys.list));
    throw error;
  } finally {
    yield* call(answer.cancel);
  }
}

/**
 * The slices go into the store one by one, but those of a first list only as often as what is shown has doubled: to
 * copy a table and to draw it costs more the longer it is.
 */
function* takeIn({ next }: ArraySlices<Appointment>, isFirst: boolean) {
  const ids: Id[] = [];
  let shown = 0;
  let collected: Collected = {};
  for (let slice = yield* call(next); slice; slice = yield* call(next)) {
    const { entities, ids: more } = appointments.normalize(slice);
    collectEntities(collected, entities);
    ids.push(...more);
    yield* call(turn);
    if (!isFirst || ids.length >= 2 * shown) {
      yield* call(keep, collected, isFirst ? ids : null);
      collected = {};
      shown = ids.length;
    }
    yield* put(appointmentsArrived(ids.length));
    yield* call(turn);
  }
  yield* call(keep, collected, ids);
  yield* call(turn);
  yield* put(entitiesRemoved({ kind: appointments.kind, ids: yield* select(selectUnlisted, ids) }));
  yield* call(prepareSearch);
  yield* put(appointmentsLoaded(yield* call(Date.now)));
}

/** Makes now what a search needs, so that its first key does not have to; each in a turn of its own. */
function* prepareSearch() {
  const today = dayOf(new Date());
  for (const prepare of searchPreparations) {
    yield* call(turn);
    yield* select(prepare, today);
  }
}

type Collected = Record<string, Record<string, object>>;

/** What was changed here in the meantime stays as it is: the answer may be older. */
function* keep(entities: Collected, ids: readonly Id[] | null) {
  const changed = yield* select(selectChangedIds);
  changed.forEach((id) => {
    Reflect.deleteProperty(entities[appointments.kind] ?? {}, id);
  });
  yield* put(entitiesMerged(entities));
  yield* call(turn);
  if (ids) yield* put(listReceived({ key: appointmentKeys.list, ids: [...(yield* select(selectWithChanged, ids))] }));
}

/** Reads the opening hours that an appointment could move into on the chosen date (Spec 1 §7). */
export function* loadSlots({ payload: date }: ReturnType<typeof rescheduleDateChosen>) {
  const original = yield* select(selectMovingAppointment);
  if (!original) throw new Problem(rescheduleMessages.notFound);
  const ranges = yield* call(availabilitiesApi.listSlotRanges, original.doctor_id, date);
  yield* put(slotRangesReceived({ appointmentId: original.id, date, ranges }));
}
