import type { Action } from '@reduxjs/toolkit';
import { call, cancel, delay, fork, put, select, take } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import type { ArraySlices } from '#client/api/arraySlices';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged, entitiesRemoved, type Collected } from '#client/entities/entityStore';
import { dayOf } from '#client/lib/dates';
import { selectPeriod, type Period } from '#client/sections/appointments/list/address';
import { selectUnlisted, selectWithChanged } from '#client/sections/appointments/list/changed';
import {
  appointmentsArrived,
  appointmentsLoaded,
  arrivedWanted,
  listScrolled,
  rowToggled,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { dropChanged } from '#client/sections/appointments/list/sagas/dropChanged';
import { takeApart } from '#client/sections/appointments/list/sagas/takeApart';
import { selectIsGrowing, selectListReadAt, selectListTag } from '#client/sections/appointments/list/selectors';
import { listPreparations, searchPreparations, type ShownRoot } from '#client/sections/appointments/view/shownRows';
import { hasAddressMeta } from '#client/state/address';
import { listForgotten, listReceived, listsReducer } from '#client/state/lists';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { untilUntouched } from '#client/state/sagas/untilUntouched';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { readQuietly } from './readQuietly';

/**
 * Milliseconds in which a first answer may come in whole before its beginning is shown: a little less than the first
 * drawing waits for rows.
 */
const MOMENT_MS = 200;

/** So much longer where its bytes are ahead of the page, which to draw a beginning would only hold up. */
const AHEAD_MS = 800;

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
    const newest = answer && (yield* call(isFirst ? showArriving : readQuietly, answer));
    const now = yield* call(Date.now);
    yield* put(appointmentsLoaded(now, answer ? answer.tag : knownTag, newest));
  } catch (error) {
    if (isFirst) yield* put(listForgotten(appointmentKeys.list));
    throw error;
  } finally {
    if (answer) yield* call(answer.cancel);
  }
}

/** What has arrived of a first answer and is not in the store yet, and the ids of all that has arrived. */
interface Arrival {
  entities: Collected;
  ids: Id[];
}

/** Shows a first answer once it is whole, or its beginning where it takes longer than a moment. */
function* showArriving(answer: ArraySlices<Appointment>) {
  const arrival: Arrival = { entities: {}, ids: [] };
  const early = yield* fork(showBeginning, answer, arrival);
  const newest = yield* takeApart(answer, (slice) => {
    arrival.ids.push(...appointments.collect(arrival.entities, slice));
  });
  yield* cancel(early);
  const isBegun = yield* select(selectIsGrowing);
  if (isBegun) yield* call(untilUntouched);
  yield* call(storeArrived, arrival);
  const unlisted = yield* select(selectUnlisted, arrival.ids);
  yield* put(entitiesRemoved({ kind: appointments.kind, ids: unlisted }));
  return newest;
}

/** Shows what has come after a moment, and leaves that as it is until somebody wants to see more. */
function* showBeginning({ isAhead }: ArraySlices<Appointment>, arrival: Arrival) {
  yield* take(appointmentsArrived);
  yield* delay(MOMENT_MS);
  if (yield* call(isAhead)) yield* delay(AHEAD_MS);
  for (;;) {
    yield* call(storeArrived, arrival);
    yield* call(untilMoreIsWanted, arrival);
    yield* call(untilUntouched);
  }
}

/**
 * Waits until somebody asks for what has arrived since, or scrolls or narrows a list that has doubled: to copy and draw
 * one costs more the longer it is.
 */
function* untilMoreIsWanted({ ids }: Arrival) {
  const shown = ids.length;
  yield* take((action: Action) => {
    const isMoved = listScrolled.match(action) || (hasAddressMeta(action) && !rowToggled.match(action));
    return arrivedWanted.match(action) || (isMoved && ids.length >= 2 * shown);
  });
}

/**
 * Prepares the search, so that its first key need not wait: of the period that is shown as soon as the browser has
 * drawn, of the other while nobody is at work.
 */
export function* prepareSearches() {
  const period = yield* select(selectPeriod);
  yield* call(prepareSearch, period, yieldToBrowser);
  yield* call(prepareSearch, period === 'past' ? 'upcoming' : 'past', untilQuiet);
}

/** Prepares the search of a period in several parts, with a pause before each. */
function* prepareSearch(period: Period, pause: () => Promise<void>) {
  const today = dayOf(new Date());
  for (const prepare of searchPreparations(period)) {
    yield* call(pause);
    yield* select(prepare, today);
  }
}

/** Puts into the store what has arrived; an appointment that was changed on this page since stays as it is. */
function* storeArrived(arrival: Arrival) {
  const { entities } = arrival;
  const received = [...arrival.ids];
  arrival.entities = {};
  yield* call(dropChanged, entities);
  yield* put(entitiesMerged(entities));
  yield* call(yieldToBrowser);
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
