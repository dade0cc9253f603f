import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { dayOf, currentMoment } from '#client/lib/dates';
import { say } from '#client/lib/text';
import { overlapLine, selectOverlapping } from '#client/sections/appointments/clashes/late/overlaps';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import type { StatusAction, StatusChange } from '#client/sections/appointments/list/statusActions';
import {
  bulkUndoChosen,
  rowsUnchosen,
  selectionNarrowed,
  type bulkActionChosen,
} from '#client/sections/appointments/many/events';
import { changingKind } from '#client/sections/appointments/many/kinds';
import { selectChosenKeys } from '#client/sections/appointments/many/selectors';
import { ACTIONS } from '#client/sections/appointments/status/late/actions';
import { statusMessages } from '#client/sections/appointments/status/late/messages';
import { UNDO_MS } from '#client/sections/appointments/status/late/notices';
import { askConfirmation } from '#client/state/confirmations';
import { selectLedger } from '#client/state/fanOut/ledgers';
import type { FanOutKind } from '#client/state/fanOut/round';
import type { StoredRow } from '#client/state/fanOut/row';
import { runFanOut, servingFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed } from '#client/state/fanOutEvents';
import type { DateText } from '#contract/common';
import { changesOf, selectChangeable, selectItems, selectReplaced } from '../changeable';
import { changedTally, manyMessages } from '../messages';
import { changeAsChosen, findChanged, type ChangeOfMany } from './sendChange';

/** Giving many appointments another status, one call each (decisions: fan-outs). */
export const changingMany: FanOutKind<ChangeOfMany> = {
  ...changingKind,
  texts: { ...changedTally, title: manyMessages.changing, failed: manyMessages.failed },
  send: changeAsChosen,
  find: findChanged,
  findsRefused: true,
  offerAfter: offerUndo,
  after: keepUndoneChosen,
};

/** Gives all chosen appointments that may change the status of an action, after one question that says how many. */
export function* changeMany({ payload: action }: ReturnType<typeof bulkActionChosen>) {
  const now = yield* call(currentMoment);
  const today = dayOf(now);
  const { [action]: changeable } = yield* select(selectChangeable, today);
  if (changeable.length === 0) return;
  const isWanted = yield* call(askBeforeMany, action, changeable, today);
  if (!isWanted) return;
  const items = yield* select(selectItems<StatusChange>, changesOf(changeable, action));
  yield* put(ledgerClosed(appointmentKeys.undoMany));
  yield* put(selectionNarrowed(items.map(({ id }) => id)));
  yield* call(runFanOut, changingMany, appointmentKeys.many, items);
}

/** Serves the changes of many appointments that are chosen, and those that are sent again. */
export const serveChanges = servingFanOut(changingMany, () => appointmentKeys.many, changeMany);

/** Asks before many appointments are changed, and returns the answer. */
export function* askBeforeMany(
  action: StatusAction,
  changeable: readonly StoredAppointment[],
  today: DateText,
): SagaGenerator<boolean> {
  const chosen = yield* select(selectChosenKeys);
  const replaced = action === 'restore' ? yield* select(selectReplaced, changeable, today) : 0;
  const overlapping = yield* select(selectOverlapping, changesOf(changeable, action));
  const count = changeable.length;
  const { isDestructive, ofMany } = ACTIONS[action];
  return yield* call(askConfirmation, {
    title: say(ofMany.title, { count }),
    text: say(manyMessages.question, { count, total: chosen.size }),
    consequences: [
      ...(replaced > 0 ? [say(manyMessages.replaced, { count: replaced })] : []),
      ...overlapLine(overlapping.size),
    ],
    confirmLabel: say(ofMany.confirm, { count }),
    declineLabel: manyMessages.decline,
    isDestructive,
  });
}

/** Leaves only those chosen whose change has not come true. */
export function* keepUndoneChosen() {
  const ledger = yield* select(selectLedger, appointmentKeys.many);
  const settled = (ledger?.rows ?? []).filter(({ outcome }) => outcome === 'added' || outcome === 'leftOut');
  yield* put(rowsUnchosen(settled.map(({ id }) => id)));
}

/** What a notice offers after many changes: to undo those of this round that were made. */
export function offerUndo(made: readonly StoredRow<ChangeOfMany>[]) {
  const changes = made.map(({ payload: { id, from, to } }) => ({ id, from, to })).filter(({ from, to }) => from !== to);
  if (changes.length === 0) return null;
  const offer = { event: bulkUndoChosen(changes), label: statusMessages.undo };
  return { offer, topic: appointmentKeys.many, closesAfterMs: UNDO_MS };
}
