import { put, select, type SagaGenerator } from 'typed-redux-saga';

import { appointments, isActive } from '#client/entities/appointments';
import { say } from '#client/lib/text';
import { overlapMessages } from '#client/sections/appointments/clashes/messages';
import { selectOverlapping, selectOverlapText } from '#client/sections/appointments/clashes/overlaps';
import { stoodAgain } from '#client/sections/appointments/list/events';
import { selectVisit } from '#client/sections/appointments/list/patients/visits';
import { readDaysOf } from '#client/sections/appointments/list/sagas/storeChange';
import type { StatusChange } from '#client/sections/appointments/list/statusActions';
import { noticeShown } from '#client/state/notices';
import { look } from '#client/state/writes/settle';
import { UNDO_MS } from '../notices';

/** Has the days of those read that stand again by these changes. */
export function* lookBeside(changes: readonly StatusChange[]): SagaGenerator<void> {
  const again = changes.filter(({ from, to }) => !isActive({ status: from }) && isActive({ status: to }));
  if (again.length > 0) yield* put(stoodAgain(again));
}

/**
 * Reads anew who is expected on the days of appointments that stand again, and says which of them share time with a
 * visit that another desk has made meanwhile; what was known before the notice of the change has told.
 */
export function* tellOverlaps({ payload: changes }: ReturnType<typeof stoodAgain>) {
  const told = yield* select(selectOverlapping, changes);
  yield* look(
    readDaysOf,
    changes.map(({ id }) => id),
  );
  const table = yield* select(appointments.selectTable);
  const standing = changes.filter(({ id, to }) => table[id]?.status === to);
  const overlapping = yield* select(selectOverlapping, standing);
  const [id, ...more] = [...overlapping].filter((one) => !told.has(one));
  if (id === undefined) return;
  const overlap = yield* select(selectOverlapText, id);
  const concerns = more.length === 0 ? yield* select(selectVisit, id) : null;
  const text = more.length === 0 && overlap ? overlap : say(overlapMessages.many, { count: more.length + 1 });
  yield* put(noticeShown({ kind: 'info', concerns, text, closesAfterMs: UNDO_MS }));
}
