import { createSelector } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import { appointments, isActive } from '#client/entities/appointments';
import type { Text } from '#client/lib/text';
import { say } from '#client/lib/text';
import type { FanOutItem } from '#client/state/fanOut/ledgers';
import type { DateText } from '#contract/common';
import { STATUS_AFTER } from '#contract/rules';
import type { EntitiesRoot } from '../selectors';
import type { StatusAction, StatusChange } from '../statusActions';
import { offeredActions } from '../statusActions';
import { selectPatientName, timeOf } from '../visits';
import { manyMessages } from './changeMessages';
import { selectChosenKeys } from './selectors';

/** The actions that can be chosen for many, in the order of their buttons. */
export const BULK_ACTIONS = ['accept', 'reject', 'cancel', 'restore'] as const satisfies readonly StatusAction[];

/** The chosen appointments that each action may change, by their status and date (Spec 1 §4). */
export const selectChangeable = createSelector(
  [selectChosenKeys, appointments.selectTable, (_: unknown, today: DateText) => today],
  (keys, table, today) => {
    const changeable: Record<StatusAction, StoredAppointment[]> = { accept: [], reject: [], cancel: [], restore: [] };
    for (const key of keys) {
      const one = table[key];
      for (const action of one ? offeredActions(one.status, one.date, today) : [])
        if (one && action !== 'reschedule') changeable[action].push(one);
    }
    return changeable;
  },
);

/**
 * How many of these rejected appointments have another in their place, as after a move: an active one of the same
 * patient with the same doctor, today or later (decisions: reschedule).
 */
export function selectReplaced(state: EntitiesRoot, chosen: readonly StoredAppointment[], today: DateText): number {
  const rejected = chosen.filter(({ status, user_id }) => status === 'rejected' && user_id);
  if (rejected.length === 0) return 0;
  const pairOf = ({ user_id, doctor_id }: StoredAppointment) => `${user_id}\n${doctor_id}`;
  const active = Object.values(appointments.selectTable(state)).filter((one) => one.date >= today && isActive(one));
  const pairs = new Set(active.map(pairOf));
  return rejected.filter((one) => pairs.has(pairOf(one))).length;
}

/** What a fan-out sends to give these appointments the status of an action. */
export function selectChanges(
  state: EntitiesRoot,
  chosen: readonly StoredAppointment[],
  action: StatusAction,
): FanOutItem<StatusChange>[] {
  const changes = chosen.map(({ id, status }) => ({ id, from: status, to: STATUS_AFTER[action] }));
  return selectItems(state, changes);
}

/** What a fan-out sends to make these changes. */
export function selectItems(state: EntitiesRoot, changes: readonly StatusChange[]): FanOutItem<StatusChange>[] {
  return changes.map((change) => ({ id: String(change.id), label: labelOf(state, change), payload: change }));
}

function labelOf(state: EntitiesRoot, { id }: StatusChange): Text {
  const one = appointments.selectById(state, id);
  if (!one) return String(id);
  return say(manyMessages.visit, { patient: selectPatientName(state, one), ...timeOf(one) });
}
