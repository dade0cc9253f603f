import { call, put, select, take, takeEvery } from 'typed-redux-saga';

import { appointments, isOutdated } from '#client/entities/appointments';
import { entitiesMerged, type EntitiesByKind } from '#client/entities/entityStore';
import { selectToken } from '#client/features/session';
import { fingerprint } from '#client/lib/fingerprint';
import { appointmentChanged, appointmentChangedElsewhere } from '#client/sections/appointments/list/events';
import { storeListed } from '#client/sections/appointments/list/sagas/storeChange';
import { selectIsWhole } from '#client/sections/appointments/list/selectors';
import { untilUntouched } from '#client/state/sagas/untilUntouched';
import { openTabs, type Tabs } from '#client/state/tabs';
import type { Id } from '#contract/common';
import { changesIn } from '../changes';
import { changesFound } from '../events';
import { selectWithReferred } from '../selectors';

/** What one tab tells the others: an appointment as the service has just confirmed it. */
export interface TabMessage {
  /** The fingerprint of the token: tabs of another session do not listen. */
  session: number;
  id: Id;
  entities: EntitiesByKind;
}

/** Tells the other tabs of this session what is done here, and shows what is done there (decisions: sessions). */
export function* followTabs() {
  const tabs: Tabs<TabMessage> = yield* call(openTabs<TabMessage>, 'mawid.appointments');
  try {
    yield* takeEvery(appointmentChanged, tellTabs, tabs);
    for (;;) {
      const message = yield* take(tabs.messages);
      yield* call(untilUntouched);
      yield* call(adoptChange, message);
    }
  } finally {
    tabs.messages.close();
  }
}

/** Tells the other tabs how an appointment stands now. */
function* tellTabs({ tell }: Tabs<TabMessage>, { payload: id }: ReturnType<typeof appointmentChanged>) {
  const token = yield* select(selectToken);
  const entities = yield* select(selectWithReferred, id);
  if (token && entities) yield* call(tell, { session: fingerprint(token), id, entities });
}

/**
 * Shows what another tab of this session has done, as if it had been done here, and marks it; nobody is told again.
 * What is known to be later stays.
 */
function* adoptChange({ session, id, entities }: TabMessage) {
  const token = yield* select(selectToken);
  if (!token || fingerprint(token) !== session) return;
  const isWhole = yield* select(selectIsWhole);
  const known = yield* select(appointments.selectTable);
  const told = appointments.entitiesIn(entities);
  if (told[id] && isOutdated(told[id], known[id])) return;
  const changes = changesIn(known, told);
  if (known[id]) yield* put(entitiesMerged(entities));
  else yield* call(storeListed, id, entities);
  yield* put(appointmentChangedElsewhere(id));
  const isNews = changes.changed.length + changes.added.length > 0;
  if (isWhole && isNews) yield* put(changesFound({ ...changes, removed: [] }));
}
