import { call, put, select } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import type { ArraySlices } from '#client/api/arraySlices';
import { appointments } from '#client/entities/appointments';
import { collectEntities, entitiesMerged, entitiesRemoved, type Collected } from '#client/entities/entityStore';
import { dayOf } from '#client/lib/dates';
import { selectUnlisted, selectWithChanged } from '#client/sections/appointments/list/changed';
import { appointmentsArrived, appointmentsLoaded } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectListReadAt, selectListTag } from '#client/sections/appointments/list/selectors';
import { listPreparations, searchPreparations, type ShownRoot } from '#client/sections/appointments/view/shownRows';
import { listForgotten, listReceived, listsReducer } from '#client/state/lists';
import { untilIdle } from '#client/state/sagas/untilIdle';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { dropChanged, readQuietly } from './readQuietly';

/** How many rows it takes until a list is worked out before it is shown. */
const LONG = 5_000;

/**
 * Reads the whole list as it arrives (Spec 1 §7), unless the service says that nothing has changed since. A first list
 * shows while it grows, and goes when its answer breaks off; an earlier list stays until the new one is complete.
 */
export function* loadAppointments() {
  const updatedAt = yield* select(selectListReadAt);
  const knownTag = yield* select(selectListTag);
  const isFirst = updatedAt === null;
  const answer = yield* call(appointmentsApi.readAppointmentsSince, knownTag);
  try {
    if (answer) {
      yield* call(isFirst ? showGrowing : readQuietly, answer);
      yield* call(prepareSearch);
    }
    const now = yield* call(Date.now);
    yield* put(appointmentsLoaded(now, answer ? answer.tag : knownTag));
  } catch (error) {
    if (isFirst) yield* put(listForgotten(appointmentKeys.list));
    throw error;
  } finally {
    if (answer) yield* call(answer.cancel);
  }
}

/**
 * Puts the slices of a first answer into the store, only each time the list has doubled, because copying and drawing a
 * table costs more the longer it is.
 */
function* showGrowing({ next }: ArraySlices<Appointment>) {
  const ids: Id[] = [];
  let shown = 0;
  let collected: Collected = {};
  for (let slice = yield* call(next); slice; slice = yield* call(next)) {
    if (shown > 0) yield* call(untilIdle);
    const { entities, ids: more } = appointments.normalize(slice);
    collectEntities(collected, entities);
    ids.push(...more);
    yield* call(yieldToBrowser);
    if (ids.length >= 2 * shown) {
      yield* call(storeCollected, collected, ids);
      collected = {};
      shown = ids.length;
    }
    yield* put(appointmentsArrived(ids.length));
    yield* call(yieldToBrowser);
  }
  yield* call(storeCollected, collected, ids);
  yield* call(yieldToBrowser);
  const unlisted = yield* select(selectUnlisted, ids);
  yield* put(entitiesRemoved({ kind: appointments.kind, ids: unlisted }));
}

/** Prepares the search in several parts, so that its first key need not wait; the browser may draw between them. */
function* prepareSearch() {
  const today = dayOf(new Date());
  for (const prepare of searchPreparations) {
    yield* call(yieldToBrowser);
    yield* select(prepare, today);
  }
}

/** Stores entities, and these ids as the list; an appointment that was changed on this page since stays as it is. */
function* storeCollected(entities: Collected, ids: readonly Id[]) {
  yield* call(dropChanged, entities);
  yield* put(entitiesMerged(entities));
  yield* call(yieldToBrowser);
  const received = [...ids];
  if (received.length >= LONG) yield* call(prepareList, received);
  const listed = yield* select(selectWithChanged, received);
  yield* put(listReceived({ key: appointmentKeys.list, ids: listed }));
}

/** Works out in several parts what a list will show: whoever draws it then finds it worked out. */
function* prepareList(ids: readonly Id[]) {
  const state = yield* select(selectWithList, ids);
  const today = dayOf(new Date());
  for (const prepare of listPreparations) {
    yield* call(prepare, state, today);
    yield* call(yieldToBrowser);
  }
}

/** The state as it will be once these ids are the list. */
function selectWithList(state: ShownRoot, ids: readonly Id[]): ShownRoot {
  return { ...state, lists: listsReducer(state.lists, listReceived({ key: appointmentKeys.list, ids })) };
}
