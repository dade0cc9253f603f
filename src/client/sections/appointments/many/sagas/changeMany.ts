import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { dayOf, currentMoment } from '#client/lib/dates';
import { say } from '#client/lib/text';
import { overlapLine } from '#client/sections/appointments/clashes/overlaps';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { rowsUnchosen, selectionNarrowed } from '#client/sections/appointments/selection/events';
import { selectChosenKeys } from '#client/sections/appointments/selection/selectors';
import { statusMessages } from '#client/sections/appointments/status/messages';
import { UNDO_MS } from '#client/sections/appointments/status/notices';
import { lookBeside } from '#client/sections/appointments/status/sagas/tellOverlaps';
import { askConfirmation } from '#client/state/confirmations';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { replacePlan } from '#client/state/fanOut/replacePlan';
import type { StoredRow } from '#client/state/fanOut/row';
import type { DateText } from '#contract/common';
import { changesOf, selectChangeable, selectItems, selectReplaced, type ChangeOfMany } from '../changeable';
import { bulkUndoChosen, type bulkActionChosen } from '../events';
import { changedTally, manyMessages } from '../messages';
import { changing } from './sendChange';

/** Giving many appointments another status, one call each (decisions: fan-outs). */
export const changingMany: FanOutKind<ChangeOfMany> = {
  name: 'appointments/changeMany',
  texts: { ...changedTally, title: manyMessages.changing, failed: manyMessages.failed },
  ...changing,
  offerAfter: offerUndo,
  after: keepUndoneChosen,
};

/**
 * Gives all chosen appointments that may change the status of an action. Undo takes it back, so that nothing is asked
 * but before a patient gets two appointments.
 */
export function* changeMany({ payload: action }: ReturnType<typeof bulkActionChosen>) {
  const now = yield* call(currentMoment);
  const today = dayOf(now);
  const { [action]: changeable } = yield* select(selectChangeable, today);
  if (changeable.length === 0) return;
  const isWanted = action !== 'restore' || (yield* call(askBeforeRestoring, changeable, today));
  if (!isWanted) return;
  const items = yield* select(selectItems, changesOf(changeable, action));
  const begun = selectionNarrowed(items.map(({ id }) => id));
  yield* call(replacePlan, changingMany, appointmentKeys.many, items, { begun, other: appointmentKeys.undoMany });
  yield* lookBeside(items.map(({ payload }) => payload));
}

/** Asks before rejected appointments are restored beside those that took their place; returns whether to go on. */
export function* askBeforeRestoring(changeable: readonly StoredAppointment[], today: DateText): SagaGenerator<boolean> {
  const replaced = yield* select(selectReplaced, changeable, today);
  if (replaced === 0) return true;
  const chosen = yield* select(selectChosenKeys);
  const count = changeable.length;
  return yield* call(askConfirmation, {
    title: say(manyMessages.restoreTitle, { count }),
    text: say(manyMessages.question, { count, total: chosen.size }),
    consequences: [say(manyMessages.replaced, { count: replaced })],
    confirmLabel: say(manyMessages.restoreConfirm, { count }),
    declineLabel: manyMessages.decline,
  });
}

/** Leaves only those chosen whose change has not come true. */
export function* keepUndoneChosen() {
  const ledger = yield* select(selectLedger, appointmentKeys.many);
  const settled = (ledger?.rows ?? []).filter(({ outcome }) => outcome === 'added' || outcome === 'leftOut');
  yield* put(rowsUnchosen(settled.map(({ id }) => id)));
}

/**
 * What is said and offered after many changes: how many overlap another visit, and to undo those that were made; `null`
 * where there is nothing of either.
 */
export function offerUndo(made: readonly StoredRow<ChangeOfMany>[]) {
  const changes = made.map(({ payload: { id, from, to } }) => ({ id, from, to })).filter(({ from, to }) => from !== to);
  if (changes.length === 0) return null;
  const [detail] = overlapLine(made.filter(({ payload }) => payload.isOverlapping).length);
  const offer = { event: bulkUndoChosen(changes), label: statusMessages.undo };
  return { ...(detail && { detail }), offer, topic: appointmentKeys.many, closesAfterMs: UNDO_MS };
}
