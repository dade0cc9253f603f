import { call, put, select } from 'typed-redux-saga';

import type { ArraySlices } from '#client/api/arraySlices';
import { appointments } from '#client/entities/appointments';
import { collectNews, entitiesMerged, entitiesRemoved, type Collected } from '#client/entities/entityStore';
import { selectUnlisted, selectWithChanged } from '#client/sections/appointments/list/changed';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { dropChanged } from '#client/sections/appointments/list/sagas/dropChanged';
import { takeApart } from '#client/sections/appointments/list/sagas/takeApart';
import { listReceived, selectList } from '#client/state/lists';
import { untilUntouched } from '#client/state/sagas/untilUntouched';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { changesIn } from '../changes';
import { changesFound } from '../events';
import { selectListedTables } from '../selectors';

/**
 * Reads the list anew behind the one on screen. Only what the whole answer says otherwise goes into the store, at once
 * and at the end, so that nothing else is drawn again (decisions: appointment list). Returns the moment of its last
 * change.
 */
export function* readQuietly(answer: ArraySlices<Appointment>) {
  const known = yield* select(selectListedTables);
  const ids: Id[] = [];
  const news: Collected = {};
  const newest = yield* takeApart(answer, (slice) => {
    const part = appointments.normalize(slice);
    collectNews(news, part.entities, known);
    ids.push(...part.ids);
  });
  yield* call(storeNews, news, ids);
  return newest;
}

/**
 * Puts what is new into the store, and marks the appointments of which something is; never under a hand that is about
 * to press a row.
 */
export function* storeNews(news: Collected, ids: readonly Id[]) {
  yield* call(untilUntouched);
  yield* call(dropChanged, news);
  const known = yield* select(appointments.selectTable);
  const changes = changesIn(known, appointments.entitiesIn(news));
  const listed = yield* select(selectWithChanged, ids);
  yield* put(entitiesMerged(news));
  const shown = yield* select(selectList, appointmentKeys.list);
  if (listed !== shown) yield* put(listReceived({ key: appointmentKeys.list, ids: [...listed] }));
  const removed = yield* select(selectUnlisted, ids);
  yield* put(entitiesRemoved({ kind: appointments.kind, ids: removed }));
  const count = changes.changed.length + changes.added.length + removed.length;
  if (count > 0) yield* put(changesFound({ ...changes, removed }));
}
