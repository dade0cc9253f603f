import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import type { ArraySlices } from '#client/api/arraySlices';
import { appointments } from '#client/entities/appointments';
import { collectNews, type Collected } from '#client/entities/entityStore';
import { changedAt, newestIn } from '#client/lib/changedSince';
import { isFinalRefusal } from '#client/lib/errors';
import { changesHeard, changesUntold, readingBegun, turnMissed } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import type { ChangesAsked } from '#client/sections/appointments/list/selectors';
import { storeNews } from '#client/sections/appointments/reading/sagas/readQuietly';
import { selectListedTables } from '#client/sections/appointments/reading/selectors';
import { selectList } from '#client/state/lists';
import { logFailure } from '#client/state/log';
import type { Appointment } from '#contract/appointments';
import type { MomentText } from '#contract/common';

/**
 * Asks what has changed at a moment or since, and puts what is news into the list on screen. A service that does not
 * tell it, for it refuses the query or answers all, is not asked again.
 */
export function* readChanges(query: string, { since, newest, knownTag }: ChangesAsked): SagaGenerator<void> {
  yield* put(readingBegun());
  try {
    const answer = yield* call(appointmentsApi.readAppointmentsChanged, query, since, knownTag);
    const list = answer ? yield* call(changedIn, answer, since) : [];
    if (!list) {
      yield* put(changesUntold());
      return;
    }
    yield* call(storeChanged, list);
    const heardAt = yield* call(Date.now);
    const tag = answer ? answer.tag : knownTag;
    yield* put(changesHeard({ heardAt, since, tag, newest: newestIn(list, newest) }));
  } catch (error) {
    yield* call(logFailure, 'appointments', error);
    yield* put(isFinalRefusal(error) ? changesUntold() : turnMissed());
  }
}

/** What has changed; `null` where the answer is another one, which is read no further. */
function* changedIn(answer: ArraySlices<Appointment>, since: MomentText): SagaGenerator<Appointment[] | null> {
  const from = Date.parse(since);
  const list: Appointment[] = [];
  try {
    for (let slice = yield* call(answer.next); slice; slice = yield* call(answer.next)) {
      if (!slice.every((one) => Date.parse(changedAt(one)) >= from)) return null;
      list.push(...slice);
    }
    return list;
  } finally {
    yield* call(answer.cancel);
  }
}

/** Stores what is news of what has changed; all others stay in the list as they are. */
function* storeChanged(list: readonly Appointment[]): SagaGenerator<void> {
  const known = yield* select(selectListedTables);
  const news: Collected = {};
  const { entities, ids } = appointments.normalize(list);
  collectNews(news, entities, known);
  if (Object.keys(news).length === 0) return;
  const shown = (yield* select(selectList, appointmentKeys.list)) ?? [];
  const added = ids.filter((id) => !known[appointments.kind]?.[id]);
  yield* call(storeNews, news, added.length > 0 ? [...shown, ...added] : shown);
}
