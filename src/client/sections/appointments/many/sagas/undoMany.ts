import { call, put, select } from 'typed-redux-saga';

import { say } from '#client/lib/text';
import { overlapLine } from '#client/sections/appointments/clashes/overlaps';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { reversed } from '#client/sections/appointments/list/statusActions';
import { statusMessages } from '#client/sections/appointments/status/messages';
import { UNDO_MS } from '#client/sections/appointments/status/notices';
import { lookBeside } from '#client/sections/appointments/status/sagas/tellOverlaps';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { replacePlan } from '#client/state/fanOut/replacePlan';
import type { StoredRow } from '#client/state/fanOut/row';
import { topicClosed, type Notice } from '#client/state/notices';
import { undoneTally } from '#client/ui/ledger/undoneTally';
import { selectItems, type ChangeOfMany } from '../changeable';
import { bulkUndoChosen, dayUndoChosen } from '../events';
import { manyMessages } from '../messages';
import { changing, standsAsChosen, standsOverruling } from './sendChange';

/** Setting back the former statuses of many appointments, with a tally of its own (decisions: fan-outs). */
export const undoingMany: FanOutKind<ChangeOfMany> = {
  ...changing,
  name: 'appointments/undoMany',
  texts: { ...undoneTally, title: manyMessages.undoing, failed: manyMessages.undoFailed },
  standing: standsOverruling,
  offerAfter: tellUndone,
};

/** The same long afterwards: how they stand is read first, and what was changed since is left as it is. */
export const undoingDay: FanOutKind<ChangeOfMany> = {
  ...undoingMany,
  name: 'appointments/undoDay',
  readsOnceLost: false,
  standing: standsAsChosen,
};

/**
 * Undoes many changes: each appointment gets the status that it had before its own change, from the day of the desk
 * only where it is still what was made of it. Their ledger goes, for it is no longer true, and so do the notices that
 * offer to undo the same.
 */
export function* undoMany(event: ReturnType<typeof bulkUndoChosen>) {
  const [kind, key] = dayUndoChosen.match(event)
    ? ([undoingDay, appointmentKeys.undoDay] as const)
    : ([undoingMany, appointmentKeys.undoMany] as const);
  for (const { id } of event.payload) yield* put(topicClosed(appointmentKeys.status(id)));
  const changes = event.payload.map(reversed);
  const items = yield* select(selectItems, changes);
  yield* call(replacePlan, kind, key, items, { begun: topicClosed(appointmentKeys.many), other: appointmentKeys.many });
  yield* lookBeside(changes);
}

/**
 * What is said after an undo: how many overlap another visit, and how many another desk had changed since, which
 * it offers to set back.
 */
export function tellUndone(made: readonly StoredRow<ChangeOfMany>[]): Partial<Notice> | null {
  const [overlaps = null] = overlapLine(made.filter(({ payload }) => payload.isOverlapping).length);
  const overruled = made.filter(({ payload }) => payload.isOverruling && payload.from !== payload.to);
  const topic = { topic: appointmentKeys.undoMany, closesAfterMs: UNDO_MS };
  if (overruled.length === 0) return overlaps && { detail: overlaps, ...topic };
  const count = overruled.length;
  const changes = overruled.map(({ payload: { id, from, to } }) => ({ id, from, to }));
  const changed = say(manyMessages.changedSince, { count });
  return {
    detail: overlaps ? say(statusMessages.because, { reason: changed, truth: overlaps }) : changed,
    offer: { event: bulkUndoChosen(changes), label: say(manyMessages.setBack, { count }) },
    ...topic,
  };
}
