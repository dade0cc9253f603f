import { call, put, select } from 'typed-redux-saga';

import { say } from '#client/lib/text';
import { overlapLine } from '#client/sections/appointments/clashes/late/overlaps';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { reversed } from '#client/sections/appointments/list/statusActions';
import { bulkUndoChosen, type dayUndoChosen } from '#client/sections/appointments/many/events';
import { undoingDayKind, undoingKind } from '#client/sections/appointments/many/kinds';
import { statusMessages } from '#client/sections/appointments/status/late/messages';
import { UNDO_MS } from '#client/sections/appointments/status/late/notices';
import { lookBeside } from '#client/sections/appointments/status/late/sagas/tellOverlaps';
import type { FanOutKind } from '#client/state/fanOut/kind';
import type { StoredRow } from '#client/state/fanOut/row';
import { runFanOut, servingFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed } from '#client/state/fanOutEvents';
import { topicClosed, type Notice } from '#client/state/notices';
import { undoneTally } from '#client/ui/ledger/undoneTally';
import { selectItems, type ChangeOfMany } from '../changeable';
import { manyMessages } from '../messages';
import { changeAsChosen, changeBack, findChanged, readChanged } from './sendChange';

/** Setting back the former statuses of many appointments, with a tally of its own (decisions: fan-outs). */
const undoingMany: FanOutKind<ChangeOfMany> = {
  ...undoingKind,
  texts: { ...undoneTally, title: manyMessages.undoing, failed: manyMessages.undoFailed },
  send: changeBack,
  find: findChanged,
  findsRefused: true,
  offerAfter: tellUndone,
};

/**
 * Undoes many changes: each appointment gets the status that it had before its own change. The ledger of the changes
 * goes, for it is no longer true.
 */
function* undoMany({ payload }: ReturnType<typeof bulkUndoChosen>) {
  yield* put(ledgerClosed(appointmentKeys.many));
  const changes = payload.map(reversed);
  const items = yield* select(selectItems, changes);
  yield* call(runFanOut, undoingMany, appointmentKeys.undoMany, items);
  yield* lookBeside(changes);
}

/** Serves the changes that are undone, and those of which that is tried again. */
export const serveUndos = servingFanOut(undoingMany, () => appointmentKeys.undoMany, undoMany);

/** The same long afterwards: how they stand is read first, and what was changed since is left as it is. */
const undoingDay: FanOutKind<ChangeOfMany> = {
  ...undoingMany,
  ...undoingDayKind,
  read: readChanged,
  send: changeAsChosen,
};

function* undoDay({ payload }: ReturnType<typeof dayUndoChosen>) {
  yield* put(ledgerClosed(appointmentKeys.many));
  // Notices that offer to undo the same would do so once more.
  for (const { id } of payload) yield* put(topicClosed(appointmentKeys.status(id)));
  yield* put(topicClosed(appointmentKeys.many));
  const changes = payload.map(reversed);
  const items = yield* select(selectItems, changes);
  yield* call(runFanOut, undoingDay, appointmentKeys.undoDay, items);
  yield* lookBeside(changes);
}

/** Serves the changes that are undone from the day of the desk, and those of which that is tried again. */
export const serveDayUndos = servingFanOut(undoingDay, () => appointmentKeys.undoDay, undoDay);

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
