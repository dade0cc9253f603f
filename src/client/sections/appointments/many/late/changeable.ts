import { createSelector } from 'reselect';

import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import { recordOf } from '#client/lib/records';
import { say, type Text } from '#client/lib/text';
import { selectPatientName, timeOf } from '#client/sections/appointments/list/late/visits';
import type { EntitiesRoot } from '#client/sections/appointments/list/selectors';
import { offeredActions, type StatusAction, type StatusChange } from '#client/sections/appointments/list/statusActions';
import { BULK_ACTIONS } from '#client/sections/appointments/status/late/actions';
import type { FanOutItem } from '#client/state/fanOut/row';
import type { DateText } from '#contract/common';
import { STATUS_AFTER } from '#contract/rules';
import { selectChosenKeys } from '../selectors';
import { manyMessages } from './messages';

/** The chosen appointments that each action may change, by their status and date (Spec 1 §4). */
export const selectChangeable = createSelector(
  [selectChosenKeys, appointments.selectTable, (_: unknown, today: DateText) => today],
  (keys, table, today) => {
    const changeable = recordOf(BULK_ACTIONS, (): StoredAppointment[] => []);
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
  const active = appointments.selectAll(state).filter((one) => one.date >= today && isActive(one));
  const pairs = new Set(active.map(pairOf));
  return rejected.filter((one) => pairs.has(pairOf(one))).length;
}

/** The changes that give these appointments the status of an action. */
export function changesOf(chosen: readonly StoredAppointment[], action: StatusAction): StatusChange[] {
  return chosen.map(({ id, status }) => ({ id, from: status, to: STATUS_AFTER[action] }));
}

/** What a fan-out sends to make these changes. */
export function selectItems<Change extends StatusChange>(
  state: EntitiesRoot,
  changes: readonly Change[],
): FanOutItem<Change>[] {
  return changes.map((change) => ({ id: String(change.id), label: labelOf(state, change), payload: change }));
}

function labelOf(state: EntitiesRoot, { id }: StatusChange): Text {
  const one = appointments.selectById(state, id);
  if (!one) return String(id);
  return say(manyMessages.visit, { patient: selectPatientName(state, one), ...timeOf(one) });
}
