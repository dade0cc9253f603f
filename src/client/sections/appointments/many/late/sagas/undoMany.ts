import { call, put, select } from 'typed-redux-saga';

import { say } from '#client/lib/text';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { reversed } from '#client/sections/appointments/list/statusActions';
import { bulkUndoChosen } from '#client/sections/appointments/many/events';
import { undoingKind } from '#client/sections/appointments/many/kinds';
import { UNDO_MS } from '#client/sections/appointments/status/late/notices';
import type { FanOutKind } from '#client/state/fanOut/round';
import type { StoredRow } from '#client/state/fanOut/row';
import { runFanOut, servingFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed } from '#client/state/fanOutEvents';
import { selectItems } from '../changeable';
import { manyMessages, undoneTally } from '../messages';
import { changeBack, findChanged, type ChangeOfMany } from './sendChange';

/** Setting back the former statuses of many appointments, with a tally of its own (decisions: fan-outs). */
const undoingMany: FanOutKind<ChangeOfMany> = {
  ...undoingKind,
  texts: { ...undoneTally, title: manyMessages.undoing, failed: manyMessages.undoFailed },
  send: changeBack,
  find: findChanged,
  findsRefused: true,
  offerAfter: offerSetBack,
};

/**
 * Undoes many changes: each appointment gets the status that it had before its own change. The ledger of the changes
 * goes, for it is no longer true.
 */
function* undoMany({ payload }: ReturnType<typeof bulkUndoChosen>) {
  yield* put(ledgerClosed(appointmentKeys.many));
  const items = yield* select(selectItems, payload.map(reversed));
  yield* call(runFanOut, undoingMany, appointmentKeys.undoMany, items);
}

/** Serves the changes that are undone, and those of which that is tried again. */
export const serveUndos = servingFanOut(undoingMany, () => appointmentKeys.undoMany, undoMany);

/** What a notice offers after an undo: to set back what another desk had made of some appointments since. */
export function offerSetBack(made: readonly StoredRow<ChangeOfMany>[]) {
  const overruled = made.filter(({ payload }) => payload.isOverruling && payload.from !== payload.to);
  if (overruled.length === 0) return null;
  const count = overruled.length;
  const changes = overruled.map(({ payload: { id, from, to } }) => ({ id, from, to }));
  return {
    detail: say(manyMessages.changedSince, { count }),
    offer: { event: bulkUndoChosen(changes), label: say(manyMessages.setBack, { count }) },
    topic: appointmentKeys.undoMany,
    closesAfterMs: UNDO_MS,
  };
}
