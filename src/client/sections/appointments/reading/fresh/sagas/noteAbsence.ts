import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import { deskLocked, deskUnlocked } from '#client/features/session';
import { newestIn } from '#client/lib/changedSince';
import { appointmentsLoaded, changesHeard, newsFound } from '#client/sections/appointments/list/events';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { newsSince } from '#client/sections/appointments/view/marks/news';
import { untilHidden, untilSeen } from '#client/state/sagas/untilSeen';

/** Who looks away for less has missed nothing that needs to be told. */
const LONG_MS = 5 * 60_000;

/**
 * Tells whoever comes back, after five minutes or a lock, what has changed meanwhile by the first reading: later ones
 * bring what was done here, too.
 */
export function* noteAbsence(): SagaGenerator<void> {
  for (;;) {
    const { locked } = yield* race({ hidden: call(untilHidden), locked: take(deskLocked) });
    const known = newestIn(yield* select(selectRealList));
    const leftAt = yield* call(Date.now);
    if (locked) yield* take(deskUnlocked);
    else yield* call(untilSeen);
    const now = yield* call(Date.now);
    if (known === null || (!locked && now - leftAt < LONG_MS)) continue;
    yield* take([appointmentsLoaded, changesHeard]);
    const news = newsSince(yield* select(selectRealList), known);
    if (news) yield* put(newsFound(news));
  }
}
